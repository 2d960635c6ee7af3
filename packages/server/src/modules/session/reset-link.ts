import { limits } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import { passwordChangedEmail, resetEmail } from '../../emails/account-emails.ts';
import { after } from '../../platform/clock.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import * as repository from './repository.ts';

/** Valid links for one account at a time, so that a stranger cannot flood a mailbox. */
const openLinks = 5;

/** Sends a password reset link to an address, if there is such an account. After two emails each link works until one is used. */
export async function sendResetLink({ db, clock, mail, publicUrl }: Context, email: string): Promise<void> {
  const now = clock.now();
  const user = await repository.findCredentials(db, email);
  if (!user) return;
  const token = newToken();
  const tokenHash = hashToken(token);
  const reset = { tokenHash, userId: user.id, now, expiresAt: after(now, limits.resetSeconds) };
  if (!(await repository.insertReset(db, reset, openLinks))) return;
  try {
    await mail.send({ to: email, ...resetEmail(`${publicUrl}/reset-password?token=${token}`) });
  } catch (error) {
    // Nobody received this link: it must not count towards the limit.
    await repository.deleteReset(db, tokenHash);
    throw error;
  }
}

/** Tells the owner of an account that its password was changed; nothing once the account is closed. */
export async function sendPasswordChanged({ db, mail, publicUrl }: Context, userId: number): Promise<void> {
  const user = await repository.findSessionUser(db, userId);
  if (user?.email) await mail.send({ to: user.email, ...passwordChangedEmail(`${publicUrl}/forgot-password`) });
}
