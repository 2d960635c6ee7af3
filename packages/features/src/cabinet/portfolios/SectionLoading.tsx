import { Skeleton, VisuallyHidden } from '@portal/ui';
import { t } from '../texts.ts';
import css from './PortfolioSection.module.css';

/** The section before the portfolios are there. */
export function SectionLoading() {
  return (
    <output className={css.loading}>
      <VisuallyHidden>{t('portfolios.loading')}</VisuallyHidden>
      <Skeleton height={80} radius="ctl" />
      <Skeleton height={80} radius="ctl" />
    </output>
  );
}
