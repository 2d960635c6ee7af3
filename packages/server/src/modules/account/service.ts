import { sentences } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import { fieldRefusal } from '../../http/uploads/uploads.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import type { Actor } from '../../routing/caller.ts';
import { closeAccount, deleteSome, findPasswordHash } from './repository.ts';

/** Rows that are deleted at a time: well under a second of the database's time, because other calls wait meanwhile. */
const AT_ONCE = 200;

/** Refuses a wrong password at its field; answers the hash that the right one was verified against. */
export async function requirePassword({ db }: Context, userId: number, password: string, field = 'password'): Promise<string> {
  const stored = await findPasswordHash(db, userId);
  if (stored === undefined || !(await verifyPassword(password, stored))) throw fieldRefusal(422, field, sentences.passwordWrong);
  return stored;
}

/** Requires the password once more: an open session alone must not be enough to delete everything. */
export async function deleteAccount(
  context: Context,
  { userId }: Actor,
  { body }: { body: { password: string } },
): Promise<{ message: string }> {
  await requirePassword(context, userId, body.password);
  await closeAccount(context.db, userId);
  context.beginWork();
  return { message: sentences.accountDeleted };
}

/** Deletes the next batch of a closed account, with its files; a new job deletes the rest. */
export async function deleteNext(context: Context, userId: number): Promise<void> {
  const isLeft = await deleteSome(context.db, userId, AT_ONCE);
  context.removePendingFiles();
  if (isLeft) await context.enqueue({ kind: 'delete-account', payload: { userId } });
}
