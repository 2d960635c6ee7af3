import { errorText, getProfile, listCategories, listPortfolios, listSocialNetworks, type RequestError } from '@portal/api';
import { useState } from 'react';
import { CabinetPage } from '../../common/cards/index.ts';
import { useFailureNotice, useRead } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import { PortfolioPart } from './sections/PortfolioPart.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ErrorState, Heading, Skeleton, Spinner } from '@portal/ui';
import css from './ProfileForm.module.css';

/**
 * `/dashboard/profile`: the photographer's own card. It waits for the portfolios, so that the percent is right from the start, but only the card
 * itself is required; the other lists may load later or fail.
 */
export function ProfileScreen() {
  const profile = useRead(getProfile, {});
  const categories = useRead(listCategories, {});
  const networks = useRead(listSocialNetworks, {});
  const portfolios = useRead(listPortfolios, {});
  useFailureNotice(profile, t('profile.failed'));
  useFailureNotice(categories, t('profile.specializationsFailed'));
  useFailureNotice(networks, t('profile.networksFailed'));
  useFailureNotice(portfolios, t('completion.portfoliosFailed'));

  // Only the first time: a retry of the portfolios must not remove what is typed above them.
  const [isFirst, setFirst] = useState(true);
  if (isFirst && portfolios.state !== 'loading') setFirst(false);

  if (profile.state === 'failed') return <ProfileFailed error={profile.error} onRetry={profile.retry} />;
  if (profile.state === 'loading' || isFirst) return <ProfileLoading />;
  return (
    <ProfileForm
      key={profile.data.id}
      profile={profile.data}
      onProfile={profile.replace}
      categories={categories}
      networks={networks.state === 'ready' ? networks.data : null}
      portfolios={portfolios.state === 'ready' ? portfolios.data : []}
    >
      <PortfolioPart portfolios={portfolios} categories={categories} />
    </ProfileForm>
  );
}

/** The page while the card is loading. */
function ProfileLoading() {
  return (
    <CabinetPage>
      <Heading level={1}>{t('profile.title')}</Heading>
      <Spinner label={t('profile.loading')} />
      <div className={css.shapes}>
        <Skeleton width={96} height={96} radius="round" />
        <Skeleton height={44} radius="ctl" />
        <Skeleton height={44} radius="ctl" />
        <Skeleton height={112} radius="ctl" />
      </div>
    </CabinetPage>
  );
}

interface ProfileFailedProps {
  error: RequestError;
  onRetry: () => void;
}

/** The page when the card failed to load. */
function ProfileFailed({ error, onRetry }: ProfileFailedProps) {
  return (
    <CabinetPage>
      <Heading level={1}>{t('profile.title')}</Heading>
      <ErrorState title={t('profile.failed')} onRetry={onRetry}>
        {errorText(error)}
      </ErrorState>
    </CabinetPage>
  );
}
