/** From one page about a game to another. */
import { boxPath, HELP_PARTS, helpPath, type HelpPart } from '../../core/route.ts';
import { t } from '../../core/text.ts';
import { Link } from '../Link.tsx';

export const HelpNav = ({ game, at }: { game: string; at: HelpPart | 'box' }) => (
  <nav class="helpnav" aria-label={t('pages.title')}>
    {HELP_PARTS.map(one => (
      <Link key={one} href={helpPath(game, one)} current={one === at} act={`help-${one}`}>
        {t(`pages.${one}`)}
      </Link>
    ))}
    <Link href={boxPath(game)} current={at === 'box'} act="box">
      {t('box.title')}
    </Link>
  </nav>
);
