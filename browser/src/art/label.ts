/** A drawing says what it is, or is passed over by whoever cannot see it. */
export const labelled = (label: string | undefined) =>
  label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
