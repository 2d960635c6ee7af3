import * as z from 'zod/mini';
import type { Context } from '../../routing/context.ts';
import { deleteNext } from '../account/service.ts';
import { sendPasswordChanged, sendResetLink } from '../session/reset-link.ts';
import { readWaiting } from '../zip-upload/finalize.ts';
import { sendProjectNews } from '../shares/emails/news-emails.ts';
import { noteEmailFailure, sendShareEmail } from '../shares/emails/client-emails.ts';
import { shareEmails, shareNews, type StoredJob } from '../../platform/jobs/job.ts';
import type { FailedAttempt } from '../../platform/jobs/run-due-jobs.ts';

const resetLink = z.object({ email: z.string() });
const account = z.object({ userId: z.number() });
const news = z.object({ events: z.array(z.object({ shareId: z.number(), what: z.enum(shareNews), again: z.optional(z.literal(true)) })) });
const email = z.object({ shareId: z.number(), what: z.enum(shareEmails), stamp: z.string() });
const archive = z.object({ uploadId: z.string() });

/** Does one job; what is left of it is enqueued as a new job. Throws when it failed. */
export async function doJob(context: Context, { kind, payload }: StoredJob): Promise<void> {
  switch (kind) {
    case 'reset-link':
      return sendResetLink(context, resetLink.parse(payload).email);
    case 'password-changed':
      return sendPasswordChanged(context, account.parse(payload).userId);
    case 'delete-account':
      return deleteNext(context, account.parse(payload).userId);
    case 'read-archive':
      return readWaiting(context, archive.parse(payload).uploadId);
    case 'project-news':
      return sendProjectNews(context, news.parse(payload).events);
    case 'share-email':
      return sendShareEmail(context, email.parse(payload));
    default:
      throw new Error(`Work of an unknown kind: ${kind}`);
  }
}

/** Tells people of a failed attempt. The photographer who sent a share has to know; whoever asked for a new password is never told whether it went out. */
export async function noteFailure(context: Context, { job, error, isGivenUp }: FailedAttempt): Promise<void> {
  if (job.kind === 'share-email') await noteEmailFailure(context, email.parse(job.payload), { error, isGivenUp });
}
