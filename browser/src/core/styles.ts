import { addressOf } from './address.ts';

/** Styles that not every page needs: those of one game, and those of the pages around the tables. */
const OWN = ['pages', 'altay', 'prehistory', 'endless_winter'];

/** Have these styles; the served page may name them already. */
export async function dress(name: string): Promise<void> {
  const href = addressOf(`css/${name}.css`);
  if (!OWN.includes(name) || document.querySelector(`link[href="${href}"]`)) return;
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
