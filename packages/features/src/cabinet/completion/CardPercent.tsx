import { getProfile, listPortfolios } from '@portal/api';
import { useRead } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import { completionPercent, factsOf } from './completion.ts';

/** The percent beside «Моя карточка» in the navigation; nothing while it is not known. */
export function CardPercent() {
  const profile = useRead(getProfile, {});
  const portfolios = useRead(listPortfolios, {});
  if (profile.state !== 'ready' || portfolios.state !== 'ready') return null;
  return t('completion.percent', { percent: completionPercent(factsOf(profile.data, portfolios.data)) });
}
