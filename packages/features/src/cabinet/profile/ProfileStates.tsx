import { errorText, type RequestError } from '@portal/api';
import { ErrorState, Heading, Skeleton, Spinner } from '@portal/ui';
import { t } from '../texts.ts';
import css from './ProfileForm.module.css';

/** The page before the card is there. */
export function ProfileLoading() {
  return (
    <div className={css.page}>
      <Heading level={1}>{t('profile.title')}</Heading>
      <Spinner label={t('profile.loading')} />
      <div className={css.shapes}>
        <Skeleton width={96} height={96} radius="round" />
        <Skeleton height={44} radius="ctl" />
        <Skeleton height={44} radius="ctl" />
        <Skeleton height={112} radius="ctl" />
      </div>
    </div>
  );
}

interface ProfileFailedProps {
  error: RequestError;
  onRetry: () => void;
}

/** The page when the card did not come. */
export function ProfileFailed({ error, onRetry }: ProfileFailedProps) {
  return (
    <div className={css.page}>
      <Heading level={1}>{t('profile.title')}</Heading>
      <ErrorState title={t('profile.failed')} onRetry={onRetry}>
        {errorText(error)}
      </ErrorState>
    </div>
  );
}
