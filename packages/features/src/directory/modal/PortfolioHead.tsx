import { Heading, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { t } from '../texts.ts';
import css from './PortfolioHead.module.css';

interface PortfolioHeadProps {
  isWide: boolean;
  /** The counts, or that they are loading. */
  children: ReactNode;
}

/** «Портфолио» and its counts; in the tabs the tab itself is the title. */
export function PortfolioHead({ isWide, children }: PortfolioHeadProps) {
  return (
    <div className={css.head}>
      {isWide && (
        <Heading level={3} look="title-2">
          {t('photographer.portfolio')}
        </Heading>
      )}
      <Text as="span" look={isWide ? 'body-s' : 'caption'} tone={2}>
        {children}
      </Text>
    </div>
  );
}
