import { limits } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import { after } from '../../platform/clock.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import * as repository from './repository.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** The email with the link for a new password. */
function resetEmail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Новый пароль для «Диафрагмы»',
    text: [
      'Здравствуйте!',
      'Кто-то — надеемся, вы — попросил новый пароль для «Диафрагмы». Чтобы придумать его, откройте ссылку:',
      link,
      'Ссылка работает один час и только один раз. Если вы ничего не просили, просто удалите это письмо: пароль останется прежним.',
      'Ваша «Диафрагма»',
    ].join('\n\n'),
  };
}

/** Links that may work for one account at a time: a stranger cannot flood a mailbox. */
const openLinks = 5;

/** Sends a link for a new password to an address, if there is such an account. Sent twice, each link works until one is used. */
export async function sendResetLink({ db, clock, mail, publicUrl }: Context, email: string): Promise<void> {
  const now = clock.now();
  const user = await repository.findCredentials(db, email);
  if (!user) return;
  const token = newToken();
  const tokenHash = hashToken(token);
  const reset = { tokenHash, userId: user.id, now, expiresAt: after(now, limits.resetSeconds) };
  if (!(await repository.insertReset(db, reset, openLinks))) return;
  try {
    await mail.send(resetEmail(email, `${publicUrl}/reset-password?token=${token}`));
  } catch (error) {
    // Nobody has this link: it must not stand in the way of the next one.
    await repository.deleteReset(db, tokenHash);
    throw error;
  }
}
