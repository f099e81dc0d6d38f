/** How the components of each game are drawn on its help page; loaded with its first list of them. */
import { styled } from '../core/styles.ts';
import type { Pictures } from '../ui/help/pictures.ts';

export const PICTURES: Record<string, () => Promise<Pictures>> = {
  altay: styled(['altay'], async () => (await import('./altay/pictures.tsx')).pictures),
  prehistory: styled(['prehistory'], async () => (await import('./prehistory/pictures.tsx')).pictures),
  endless_winter: styled(
    ['endless_winter'],
    async () => (await import('./endless_winter/pictures.tsx')).pictures,
  ),
};
