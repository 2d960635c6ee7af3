import { errorText, RequestError } from '@portal/api';
import { toasts } from '@portal/ui';

/** Says what failed, and why. */
export type Fail = (title: string, message: string) => unknown;

/** A notice of a failure; gives its id. */
export function showFailure(title: string, message: string): string {
  return toasts.show({ type: 'error', title, message });
}

/**
 * Says that something failed: the server's words, else the error's, else that it is unknown (D1 §8).
 * Silent where nothing is left to say: a call that was given up, and the end of the session, which the
 * session itself announces once. A form says it by its own `fail`, which takes it back with the next attempt.
 */
export function notifyError(title: string, error: unknown, fail: Fail = showFailure): void {
  if (error instanceof RequestError && (error.kind === 'aborted' || error.isAuthError)) return;
  fail(title, errorText(error));
}
