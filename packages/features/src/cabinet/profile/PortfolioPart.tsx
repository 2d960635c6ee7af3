import type { ComponentProps } from 'react';
import { createPiece, type Piece, PieceFailed, usePiece } from '../../common/index.ts';
import { t } from '../texts.ts';

type Section = Pick<typeof import('../portfolios/PortfolioSection.tsx'), 'PortfolioSection'>;

/** Begins below the screen, so the form does not wait for it. */
const portfolioSection = createPiece<Section>(() => import('../portfolios/PortfolioSection.tsx'));

type PortfolioPartProps = ComponentProps<Section['PortfolioSection']> & { piece?: Piece<Section> | undefined };

/** The portfolios below the card's form, which stays with all that is typed where their code does not come. */
export function PortfolioPart({ piece = portfolioSection, ...props }: PortfolioPartProps) {
  const code = usePiece(piece);
  if (code.state === 'loading') return null;
  if (code.state === 'failed') return <PieceFailed title={t('portfolios.notOpened')} piece={code} level={2} />;
  return <code.value.PortfolioSection {...props} />;
}
