import { type Client, errorText, RequestError, sentences, verifyToken } from '@portal/api';
import { ButtonLink, EmptyState, ErrorState, Spinner } from '@portal/ui';
import { useSearchParams } from 'react-router-dom';
import { t } from '../texts.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { useEffect, useState } from 'react';
import { useApi } from '../../common/data/index.ts';

/** The state of a password reset link. `unknown` = could not be verified. */
type TokenCheck = { state: 'checking' } | { state: 'valid' } | { state: 'refused' } | { state: 'unknown'; error: RequestError };

/** A refusal is an answer; an outage, or a rate limit, is none. */
async function checkToken(call: Client, token: string, signal?: AbortSignal): Promise<TokenCheck> {
  if (!token) return { state: 'refused' };
  try {
    await call(verifyToken, { body: { token } }, signal ? { signal } : {});
    return { state: 'valid' };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.kind === 'aborted') return { state: 'checking' };
    // A token of the wrong form cannot be one of our links.
    const isAnswer =
      error.isAuthError || error.kind === 'invalid' || (error.kind === 'refused' && error.status < 500 && error.status !== 429);
    return isAnswer ? { state: 'refused' } : { state: 'unknown', error };
  }
}

/** Verifies on opening whether the link still works (ledger OPEN-01). Without a token there is nothing to request. */
function useTokenCheck(token: string): [check: TokenCheck, retry: () => void] {
  const call = useApi();
  const [check, setCheck] = useState<TokenCheck>({ state: 'checking' });
  useEffect(() => {
    const leaving = new AbortController();
    void checkToken(call, token, leaving.signal).then(setCheck);
    return () => leaving.abort();
  }, [call, token]);

  const retry = () => {
    setCheck({ state: 'checking' });
    void checkToken(call, token).then(setCheck);
  };
  return [check, retry];
}

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
