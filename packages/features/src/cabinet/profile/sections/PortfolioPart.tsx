import type { ComponentProps } from 'react';
import { createLazyModule, type LazyModule, LazyPart } from '../../../common/overlays/index.ts';
import { t } from '../../texts.ts';

type Section = Pick<typeof import('../../portfolios/PortfolioSection.tsx'), 'PortfolioSection'>;

/** It is below the fold, so the form does not wait for it. */
const portfolioSection = createLazyModule<Section>(() => import('../../portfolios/PortfolioSection.tsx'));

type PortfolioPartProps = ComponentProps<Section['PortfolioSection']> & { module?: LazyModule<Section> | undefined };

/** The portfolios below the card's form, which keeps what was typed when their code does not load. */
export function PortfolioPart({ module = portfolioSection, ...props }: PortfolioPartProps) {
  return (
    <LazyPart module={module} failed={t('portfolios.notOpened')} level={2}>
      {({ PortfolioSection }) => <PortfolioSection {...props} />}
    </LazyPart>
  );
}
