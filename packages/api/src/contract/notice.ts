import * as z from 'zod/mini';
import { first, isRecord, unwrap } from './unwrap.ts';
import { sentences } from './sentences.ts';
import { data, enveloped } from './wire.ts';

/** The reply of a call without content of its own: only its message. */
export const notice = {
  reply: data(z.object({ message: z.string() })),
  read: (raw: unknown): unknown => {
    const body = unwrap(raw);
    const outer = isRecord(raw) ? raw : {};
    return enveloped()({ message: (isRecord(body) ? first(body, 'message') : undefined) ?? first(outer, 'message') ?? sentences.done });
  },
};
