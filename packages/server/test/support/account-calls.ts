import type { FieldErrors } from '@portal/api';
import { type Got, type Portal, registration } from './open-portal.ts';
import { soon } from './soon.ts';

/** The calls around one account, as somebody with its address makes them. */
export function accountCalls({ ask, ports }: Portal, email: string) {
  const post = (name: string, body: Record<string, unknown>): Promise<Got> => ask('POST', `/api/auth/${name}`, { body });
  const forgot = (): Promise<Got> => post('forgot-password', { email });
  return {
    register: (fields: Record<string, unknown> = {}) => post('register', registration({ email, ...fields })),
    login: (password = 'gelateria', address = email) => post('login', { email: address, password }),
    me: (token: string) => ask('GET', '/api/auth/me', { token }),
    forgot,
    verify: (token: string) => post('verify-token', { token }),
    reset: (token: string, password = 'stracciatella') => post('reset-password', { token, password }),
    /** Emails to this address, the newest last. */
    emails: () => ports.mail.sent.filter(({ to }) => to === email),
    /** Requests a link and reads its token from the email. */
    async linkToken(): Promise<string> {
      const { sent } = ports.mail;
      const before = sent.length;
      await forgot();
      const text = await soon(() => {
        const newest = sent.slice(before).find(({ to, text }) => to === email && text.includes('/reset-password'));
        if (!newest) throw new Error(`No email to ${email}`);
        return newest.text;
      });
      return /\/reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
    },
  };
}

/** The shape of a refusal. */
export const refusal = (status: number, message: string, errors?: FieldErrors) => ({
  status,
  body: errors ? { success: false, message, errors } : { success: false, message },
});
