import { errorText, sentences } from '@portal/api';
import { ButtonLink, EmptyState, ErrorState, Spinner } from '@portal/ui';
import { useSearchParams } from 'react-router-dom';
import { t } from '../texts.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { useTokenCheck } from './useTokenCheck.ts';

/** The target of the email's link: `/reset-password?token=…`. */
export function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [check, retry] = useTokenCheck(token);

  if (check.state === 'checking') return <Spinner label={t('reset.checking')} />;
  if (check.state === 'unknown') {
    return (
      <ErrorState level={1} title={t('reset.checkFailed')} onRetry={retry}>
        {errorText(check.error)}
      </ErrorState>
    );
  }
  if (check.state === 'refused') {
    const action = <ButtonLink href="/forgot-password">{t('reset.askAgain')}</ButtonLink>;
    return (
      <EmptyState level={1} title={t('reset.expiredTitle')} action={action}>
        {sentences.wrongResetToken}
      </EmptyState>
    );
  }
  return <ResetPasswordForm token={token} />;
}
