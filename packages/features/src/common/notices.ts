import { errorText, RequestError } from '@portal/api';
import { toasts } from '@portal/ui';

/** Reports what failed, and why. */
export type Fail = (title: string, message: string) => unknown;

/** A notice of a failure; gives its id. */
export function showFailure(title: string, message: string): string {
  return toasts.show({ type: 'error', title, message });
}

/**
 * Reports a failure: the server's message, else the error's, else that it is unknown (D1 §8). Silent for a cancelled call, and
 * for the end of the session, which the session itself announces once. A form reports with its own `fail`, which removes the
 * message with the next attempt.
 */
export function notifyError(title: string, error: unknown, fail: Fail = showFailure): void {
  if (error instanceof RequestError && (error.kind === 'aborted' || error.isAuthError)) return;
  fail(title, errorText(error));
}
