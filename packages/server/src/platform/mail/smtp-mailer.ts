import { createTransport, type NodemailerError } from 'nodemailer';
import { LetterError, LETTERS_AT_ONCE, type Mailer } from './mailer.ts';

const TIMEOUT_MS = 15_000;

/** Sends through the mail server at `url` (`smtp://user:password@host:587`). */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: LETTERS_AT_ONCE,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail }).catch(fail);
    },
    close: async () => transport.close(),
  };
}

/** Mail servers like to repeat the address they refuse: of it, only the part after the @ is told. */
function fail(error: NodemailerError): never {
  const { message, command, permanent } = error;
  throw new LetterError(message.replaceAll(/[^\s<>"'@]+@/g, '…@'), command === 'RCPT TO' && permanent === true);
}
