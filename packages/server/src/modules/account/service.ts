import { sentences } from '@portal/api';
import type { Context } from '../../context.ts';
import { fieldRefusal } from '../../http/uploads.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import type { Actor } from '../../serve.ts';
import { removeDoomed } from '../storage/sweep.ts';
import { deleteUser, findPasswordHash } from './repository.ts';

/** Asks for the password once more: an open session alone must not be enough to lose everything. */
export async function deleteAccount(
  context: Context,
  { userId }: Actor,
  { body }: { body: { password: string } },
): Promise<{ message: string }> {
  const stored = await findPasswordHash(context.db, userId);
  if (stored === undefined || !(await verifyPassword(body.password, stored))) throw fieldRefusal(422, 'password', sentences.passwordWrong);
  await deleteUser(context.db, userId);
  context.afterwards(() => removeDoomed(context));
  return { message: sentences.accountDeleted };
}
