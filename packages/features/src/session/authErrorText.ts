import { RequestError, sentences } from '@portal/api';
import { t } from './texts.ts';

/**
 * What an account call's failure means to the person who made it. `failed` is the call's own sentence for a
 * refusal without words; `unauthorized` its meaning of a 401, which is no end of a session here (ledger CON-18).
 */
export function authErrorText(error: unknown, failed: string, unauthorized: string = failed): string {
  if (!(error instanceof RequestError)) return failed;
  if (error.serverMessage) return error.serverMessage;
  if (error.isAuthError) return unauthorized;
  // Readable, but without a token or a user. What is not JSON gets the general message.
  if (error.kind === 'unreadable' && !(error.cause instanceof SyntaxError)) return t('invalidAuthData');
  const isSilentRefusal = error.kind === 'refused' && error.message === sentences.unknown;
  return isSilentRefusal ? failed : error.message;
}
