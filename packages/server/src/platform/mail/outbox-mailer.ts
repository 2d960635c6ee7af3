import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../clock.ts';
import type { Mailer } from './mailer.ts';

export interface OutboxOptions {
  folder: string;
  from: string;
  clock: Clock;
  /** Called with the path of each email. */
  report: (line: string) => void;
}

/** Without a mail server, the texts of emails are written to files that a person can open. They may hold secret links, so only the owner can read them. */
export function outboxMailer({ folder, from, clock, report }: OutboxOptions): Mailer {
  return {
    send: async ({ to, subject, text, replyTo }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sent = clock.now();
      const name = `${sent.toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}.txt`;
      const file = path.join(folder, name);
      const answers = replyTo ? { 'Reply-To': `${replyTo.name} <${replyTo.address}>` } : {};
      const head = { From: from, ...answers, To: to, Subject: subject, Date: sent.toUTCString() };
      const lines = Object.entries(head).map(([field, value]) => `${field}: ${value.replaceAll(/[\r\n]+/g, ' ')}`);
      await writeFile(file, `${lines.join('\n')}\n\n${text}\n`, { mode: 0o600, flag: 'wx' });
      report(`No SMTP_URL: an email was written to ${file}`);
    },
    close: async () => {},
  };
}
