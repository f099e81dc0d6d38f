/** What the drawings of a page need: catalogue and words of its game. */
import { contentOfPage, shippedContent } from '../../core/content.ts';
import { live } from '../../core/picture.ts';
import { language } from '../../core/text.ts';

/** At a table of this game it is there already. */
export async function fetchContent(game: string): Promise<void> {
  if (live.peek()?.game !== game) contentOfPage(await shippedContent(game, language.peek()));
}
