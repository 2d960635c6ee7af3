import { limits } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import { after } from '../../platform/clock.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import * as repository from './repository.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** The email with the password reset link. */
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
    await mail.send(resetEmail(email, `${publicUrl}/reset-password?token=${token}`));
  } catch (error) {
    // Nobody received this link: it must not count towards the limit.
    await repository.deleteReset(db, tokenHash);
    throw error;
  }
}
