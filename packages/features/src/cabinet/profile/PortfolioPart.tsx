import type { ComponentProps } from 'react';
import { createPiece, type Piece, PiecePart } from '../../common/index.ts';
import { t } from '../texts.ts';

type Section = Pick<typeof import('../portfolios/PortfolioSection.tsx'), 'PortfolioSection'>;

/** Begins below the screen, so the form does not wait for it. */
const portfolioSection = createPiece<Section>(() => import('../portfolios/PortfolioSection.tsx'));

type PortfolioPartProps = ComponentProps<Section['PortfolioSection']> & { piece?: Piece<Section> | undefined };

/** The portfolios below the card's form, which stays with all that is typed where their code does not come. */
export function PortfolioPart({ piece = portfolioSection, ...props }: PortfolioPartProps) {
  return (
    <PiecePart piece={piece} failed={t('portfolios.notOpened')} level={2}>
      {({ PortfolioSection }) => <PortfolioSection {...props} />}
    </PiecePart>
  );
}
