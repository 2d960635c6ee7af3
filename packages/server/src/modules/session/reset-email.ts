import type { Mail } from '../../platform/mail/mailer.ts';

/** The email with the link for a new password. */
export function resetEmail(to: string, link: string): Mail {
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
