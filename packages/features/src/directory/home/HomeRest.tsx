import { type ComponentProps, useRef } from 'react';
import { createPiece, type Piece, PieceFailed, ReturnFocus, usePiece } from '../../common/index.ts';
import { t } from '../texts.ts';
import css from './HomeRest.module.css';

type Sections = Pick<typeof import('./HomeSections.tsx'), 'HomeSections'>;

const homeSections = createPiece<Sections>(() => import('./HomeSections.tsx'));

type HomeRestProps = ComponentProps<Sections['HomeSections']> & { piece?: Piece<Sections> | undefined };

/** Everything below the directory, whose code comes after the page. Where it does not, the directory stays. */
export function HomeRest({ piece = homeSections, ...props }: HomeRestProps) {
  const root = useRef<HTMLDivElement>(null);
  const code = usePiece(piece);
  return (
    <div ref={root} tabIndex={-1} className={code.state === 'ready' ? undefined : css.below}>
      {code.state === 'ready' && <code.value.HomeSections {...props} />}
      {code.state === 'failed' && (
        <>
          <PieceFailed title={t('home.restFailed')} piece={code} level={2} />
          {/* The pressed button goes when the code has come. */}
          <ReturnFocus to={() => root.current} />
        </>
      )}
    </div>
  );
}
