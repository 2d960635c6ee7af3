import { errorText, RequestError } from '@portal/api';
import type { Sent } from './queue.ts';

/** A refusal of what is in the file stays a refusal: the same file need not be sent again. `field` is what the call names the file. */
export function endOf(error: unknown, field: string): Sent {
  if (!(error instanceof RequestError)) return { end: 'fail', message: errorText(error) };
  if (error.kind === 'aborted') return { end: 'cancel' };
  const isFinal = error.kind === 'refused' && [404, 413, 415, 422].includes(error.status);
  return { end: isFinal ? 'refuse' : 'fail', message: error.errors[field]?.[0] ?? errorText(error) };
}
