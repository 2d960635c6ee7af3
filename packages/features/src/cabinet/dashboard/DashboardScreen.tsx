import { getProfile, listPortfolios, type Portfolio, type Profile } from '@portal/api';
import { type Reading, useRead, useSession } from '../../common/index.ts';
import { factsOf } from '../completion/completion.ts';
import { t } from '../texts.ts';
import { useFailureNotice } from '../useFailureNotice.ts';
import { type CardReading, DashboardView } from './DashboardView.tsx';

/** The cabinet's first page. */
export function DashboardScreen() {
  const session = useSession();
  const profile = useRead(getProfile, {});
  const portfolios = useRead(listPortfolios, {});
  useFailureNotice(portfolios, t('completion.portfoliosFailed'));
  const firstName = session.state === 'signed-in' ? session.user.firstName : '';
  return <DashboardView firstName={firstName} card={cardOf(profile, portfolios)} />;
}

/** The panel waits for both; without portfolios it shows what is known. */
function cardOf(profile: Reading<Profile>, portfolios: Reading<Portfolio[]>): CardReading {
  if (profile.state !== 'ready') return profile;
  if (portfolios.state === 'loading') return portfolios;
  return { state: 'ready', facts: factsOf(profile.data, portfolios.state === 'ready' ? portfolios.data : []) };
}
