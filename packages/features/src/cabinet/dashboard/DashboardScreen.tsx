import { getPhotographer, getProfile, listPortfolios, listProjects, listTutorials, type Portfolio, type Profile } from '@portal/api';
import { type ReadState, useRead, useSession, useFailureNotice } from '../../common/data/index.ts';
import { factsOf, isListed } from '../completion/completion.ts';
import { t } from '../texts.ts';
import { type CardState, DashboardView } from './DashboardView.tsx';

/** The cabinet's first page. */
export function DashboardScreen() {
  const session = useSession();
  const profile = useRead(getProfile, {});
  const portfolios = useRead(listPortfolios, {});
  const films = useRead(listTutorials, {});
  const projects = useRead(listProjects, {});
  // Before the first save the directory has no card.
  const isHidden = profile.state === 'ready' && !isListed(profile.data);
  const id = profile.state === 'ready' && !isHidden ? profile.data.id : null;
  // What the directory shows of this photographer.
  const own = useRead(getPhotographer, id === null ? null : { params: { id } });
  useFailureNotice(portfolios, t('completion.portfoliosFailed'));
  const firstName = session.state === 'signed-in' ? session.user.firstName : '';
  return (
    <DashboardView
      firstName={firstName}
      card={cardOf(profile, portfolios)}
      // Missing videos are not reported, as on the home page.
      films={films.state === 'ready' ? films.data : films.state === 'failed' ? [] : null}
      projects={projects}
      own={isHidden ? null : own}
    />
  );
}

/** The panel waits for both; if the portfolios fail, it shows what is known. */
function cardOf(profile: ReadState<Profile>, portfolios: ReadState<Portfolio[]>): CardState {
  if (profile.state !== 'ready') return profile;
  if (portfolios.state === 'loading') return portfolios;
  return { state: 'ready', id: profile.data.id, facts: factsOf(profile.data, portfolios.state === 'ready' ? portfolios.data : []) };
}
