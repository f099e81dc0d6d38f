/** Rows of the tables that describe the table. */
export function Row({ head, cells }: { head: string; cells: (string | number)[] }) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {cells.map((cell, i) => (
        <td key={i}>{cell === '' ? '–' : cell}</td>
      ))}
    </tr>
  );
}

export function Head({ names }: { names: string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name, i) => (
          <th key={i} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
