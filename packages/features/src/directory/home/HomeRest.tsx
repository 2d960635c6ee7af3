import type { ComponentProps } from 'react';
import { createPiece, type Piece, PiecePart } from '../../common/index.ts';
import { t } from '../texts.ts';
import css from './HomeRest.module.css';

type Sections = Pick<typeof import('./HomeSections.tsx'), 'HomeSections'>;

const homeSections = createPiece<Sections>(() => import('./HomeSections.tsx'));

type HomeRestProps = ComponentProps<Sections['HomeSections']> & { piece?: Piece<Sections> | undefined };

/** Everything below the directory, whose code comes after the page. Where it does not, the directory stays. */
export function HomeRest({ piece = homeSections, ...props }: HomeRestProps) {
  return (
    <PiecePart piece={piece} failed={t('home.restFailed')} level={2} className={css.below}>
      {({ HomeSections }) => <HomeSections {...props} />}
    </PiecePart>
  );
}
