/** A drawing says what it is, or is skipped by screen readers. */
export const labelled = (label: string | undefined) =>
  label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
