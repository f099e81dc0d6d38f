/** Day or night. The script in the head of the page says so before anything is drawn, the settings later. */

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The ground of the page (`--ground`), for the frame that the browser draws around it. */
const GROUND = { light: '#ded8cc', dark: '#171310' };

/** What the system prefers. */
export const day = matchMedia('(prefers-color-scheme: light)');

function meta(name: string, content: string): void {
  document.querySelector(`meta[name=${name}]`)?.setAttribute('content', content);
}

export function paint(theme: unknown): void {
  const now = theme === 'light' || theme === 'dark' ? theme : day.matches ? 'light' : 'dark';
  document.documentElement.dataset.theme = now;
  meta('theme-color', GROUND[now]);
  meta('color-scheme', now);
}
