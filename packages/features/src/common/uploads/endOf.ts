import { errorText, RequestError } from '@portal/api';
import type { Sent } from './queue.ts';

/**
 * The result of an upload. A refusal because of the file's content is final: sending the same file again is useless. `field` is the file's name in
 * the call.
 */
export function endOf(error: unknown, field: string): Sent {
  if (!(error instanceof RequestError)) return { end: 'fail', message: errorText(error) };
  if (error.kind === 'aborted') return { end: 'cancel' };
  const isFinal = error.kind === 'refused' && [404, 413, 415, 422].includes(error.status);
  return { end: isFinal ? 'refuse' : 'fail', message: error.errors[field]?.[0] ?? errorText(error) };
}
