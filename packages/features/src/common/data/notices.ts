import { errorText, RequestError } from '@portal/api';
import { toasts } from '@portal/ui';

/** Shows what failed, and why. */
export type Fail = (title: string, message: string) => unknown;

/** Shows a notice of a failure; returns its id. */
export function showFailure(title: string, message: string): string {
  return toasts.show({ type: 'error', title, message });
}

/**
 * Reports a failure: the server's message, else the error's, else that it is unknown (D1 §8). Silent for an aborted call, and for an expired session,
 * which the session itself reports once. A form reports with its own `fail`, which removes the message at the next attempt.
 */
export function notifyError(title: string, error: unknown, fail: Fail = showFailure): void {
  if (error instanceof RequestError && (error.kind === 'aborted' || error.isAuthError)) return;
  fail(title, errorText(error));
}
