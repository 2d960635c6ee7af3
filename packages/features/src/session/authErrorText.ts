import { RequestError, sentences } from '@portal/api';
import { t } from './texts.ts';

/**
 * The message for a failed account call. `failed` is the call's own message for a refusal without one; `unauthorized` that for a 401, which does not
 * end a session here (ledger CON-18).
 */
export function authErrorText(error: unknown, failed: string, unauthorized: string = failed): string {
  if (!(error instanceof RequestError)) return failed;
  if (error.serverMessage) return error.serverMessage;
  if (error.isAuthError) return unauthorized;
  // Valid JSON without a token or a user. What is not JSON gets the general message.
  if (error.kind === 'unreadable' && !(error.cause instanceof SyntaxError)) return t('invalidAuthData');
  const isSilentRefusal = error.kind === 'refused' && error.message === sentences.unknown;
  return isSilentRefusal ? failed : error.message;
}
