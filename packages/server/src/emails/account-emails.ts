import { type Email, renderEmail } from './layout.ts';

/** The email with the link for a new password. */
export const resetEmail = (address: string): Email =>
  renderEmail({
    subject: 'Новый пароль для «Диафрагмы»',
    heading: 'Новый пароль',
    paragraphs: ['Кто-то — надеемся, вы — попросил новый пароль для «Диафрагмы». Чтобы придумать его, откройте ссылку.'],
    button: { label: 'Придумать пароль', address },
    notes: [
      'Ссылка работает один час и только один раз.',
      'Если вы ничего не просили, просто удалите это письмо: пароль останется прежним.',
    ],
    reason: ['Вы получили это письмо, потому что для вашего адреса попросили новый пароль.'],
  });

/** Tells the owner of an account of a new password, in case it was somebody else. `address`: where another one is asked for. */
export const passwordChangedEmail = (address: string): Email =>
  renderEmail({
    subject: 'Пароль изменён',
    heading: 'Пароль изменён',
    paragraphs: [
      'Пароль для «Диафрагмы» только что изменён, и на остальных устройствах нужно войти заново.',
      'Если это были вы, ничего делать не нужно. Если нет, сразу придумайте новый пароль и проверьте, кто ещё читает вашу почту.',
    ],
    button: { label: 'Запросить новый пароль', address },
    reason: ['Вы получили это письмо, потому что на ваш адрес зарегистрирован кабинет фотографа.'],
  });
