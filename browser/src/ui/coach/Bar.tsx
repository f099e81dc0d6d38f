/** A chance as a bar with its number. */
export function Bar({ n }: { n: number }) {
  return (
    <span class="bar">
      <i style={{ '--part': `${n}%` }} aria-hidden="true" />
      <b>{n} %</b>
    </span>
  );
}
