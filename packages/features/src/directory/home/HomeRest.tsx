import type { ComponentProps } from 'react';
import { createPiece, type Piece, PieceFailed, usePiece } from '../../common/index.ts';
import { t } from '../texts.ts';
import css from './HomeRest.module.css';

type Sections = Pick<typeof import('./HomeSections.tsx'), 'HomeSections'>;

const homeSections = createPiece<Sections>(() => import('./HomeSections.tsx'));

type HomeRestProps = ComponentProps<Sections['HomeSections']> & { piece?: Piece<Sections> | undefined };

/** Everything below the directory, whose code comes after the page. Where it does not, the directory stays. */
export function HomeRest({ piece = homeSections, ...props }: HomeRestProps) {
  const code = usePiece(piece);
  if (code.state === 'ready') return <code.value.HomeSections {...props} />;
  return <div className={css.below}>{code.state === 'failed' && <PieceFailed title={t('home.restFailed')} piece={code} level={2} />}</div>;
}
