import { createTransport, type NodemailerError } from 'nodemailer';
import { isForGood, reasonOf } from './email-failure.ts';
import { EmailError, EMAILS_AT_ONCE, type Mailer } from './mailer.ts';

const TIMEOUT_MS = 15_000;

/** Sends through the mail server at `url` (`smtp://user:password@host:587`). */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: EMAILS_AT_ONCE,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail }).catch((error: NodemailerError) => fail(error, mail.to));
    },
    close: async () => transport.close(),
  };
}

/** Mail servers often repeat the address that they refuse, or its first part: only what follows an @ is logged. */
function fail(error: NodemailerError, to: string): never {
  const name = to.slice(0, to.lastIndexOf('@')).toLowerCase();
  const redacted = error.message
    .replaceAll(/[^\s<>"'@]+@/g, '…@')
    .replaceAll(/[^\s<>"'()[\],:;]+/g, (word) => (word.toLowerCase() === name ? '…' : word));
  throw new EmailError(redacted, reasonOf(error), isForGood(error));
}
