import type { Mail, Mailer } from '../../../src/platform/mail/mailer.ts';

export interface MemoryMailer extends Mailer {
  /** Every email sent, the newest last. */
  readonly sent: Mail[];
}

/** A mailer that only stores emails in memory. */
export function memoryMailer(): MemoryMailer {
  const sent: Mail[] = [];
  return {
    sent,
    send: async (mail) => {
      sent.push(mail);
    },
    close: async () => {},
  };
}
