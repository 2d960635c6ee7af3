import { type ComponentProps, useRef } from 'react';
import { createPiece, type Piece, PieceFailed, ReturnFocus, usePiece } from '../../common/index.ts';
import { t } from '../texts.ts';

type Section = Pick<typeof import('../portfolios/PortfolioSection.tsx'), 'PortfolioSection'>;

/** Begins below the screen, so the form does not wait for it. */
const portfolioSection = createPiece<Section>(() => import('../portfolios/PortfolioSection.tsx'));

type PortfolioPartProps = ComponentProps<Section['PortfolioSection']> & { piece?: Piece<Section> | undefined };

/** The portfolios below the card's form, which stays with all that is typed where their code does not come. */
export function PortfolioPart({ piece = portfolioSection, ...props }: PortfolioPartProps) {
  const root = useRef<HTMLDivElement>(null);
  const code = usePiece(piece);
  return (
    <div ref={root} tabIndex={-1}>
      {code.state === 'failed' && (
        <>
          <PieceFailed title={t('portfolios.notOpened')} piece={code} level={2} />
          {/* The pressed button goes when the code has come. */}
          <ReturnFocus to={() => root.current} />
        </>
      )}
      {code.state === 'ready' && <code.value.PortfolioSection {...props} />}
    </div>
  );
}
