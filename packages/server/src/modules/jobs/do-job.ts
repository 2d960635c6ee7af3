import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { sendResetLink } from '../session/reset-link.ts';
import type { StoredJob } from './job.ts';

const resetLink = z.object({ email: z.string() });

/** Does one piece of work. Throws when it failed. */
export async function doJob(context: Context, { kind, payload }: StoredJob): Promise<void> {
  if (kind !== 'reset-link') throw new Error(`Work of an unknown kind: ${kind}`);
  await sendResetLink(context, resetLink.parse(payload).email);
}
