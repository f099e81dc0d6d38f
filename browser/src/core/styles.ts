import { addressOf } from './address.ts';

/** Styles that not every page needs: those of one game, and those of the pages around the tables. */
/** Have these styles; the served page may name them already. */
async function loadCss(name: string): Promise<void> {
  const href = addressOf(`css/${name}.css`);
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  await new Promise<void>((done, failed) => {
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      failed(new Error(href));
    };
    document.head.append(link);
  });
}

/** Something that is loaded together with its styles. */
export const styled =
  <T>(names: readonly string[], load: () => Promise<T>) =>
  async (): Promise<T> =>
    (await Promise.all([load(), ...names.map(loadCss)]))[0];
