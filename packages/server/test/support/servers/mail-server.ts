import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An email as it arrived, its words readable. */
export interface ReceivedEmail {
  from: string;
  to: string[];
  subject: string;
  text: string;
  /** Its other form, where it has one. */
  html: string;
  /** Whether the connection was encrypted when it came. */
  isSecure: boolean;
  /** As it travelled. */
  raw: string;
}

export interface MailServer {
  port: number;
  received: ReceivedEmail[];
  close: () => Promise<void>;
}

/** A real mail server that stores what it receives. By default it wants neither a password nor encryption. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, { envelope, secure }, done) => {
      let raw = '';
      stream.setEncoding('utf8').on('data', (part: string) => (raw += part));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from: envelope.mailFrom ? envelope.mailFrom.address : '', to, isSecure: secure, raw, ...wordsOf(raw) });
        done();
      });
    },
    ...options,
  });
  // A client that breaks off is the test's own doing.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The subject of an email, and its parts by their type, decoded. */
function wordsOf(raw: string): Pick<ReceivedEmail, 'subject' | 'text' | 'html'> {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const [, subject = ''] = /^Subject: (.*)$/m.exec(unfolded(head)) ?? [];
  const [, boundary] = /^Content-Type: multipart\/.*boundary="([^"]+)"/im.exec(unfolded(head)) ?? [];
  const parts =
    boundary === undefined
      ? [raw]
      : raw
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => part.replace(/^\r\n/, ''));
  const partOf = (type: string) => decodePart(parts.find((part) => new RegExp(`^Content-Type: ${type}`, 'im').test(part)) ?? '');
  return { subject: decodeWords(subject), text: partOf('text/plain'), html: partOf('text/html') };
}

const unfolded = (head: string): string => head.replaceAll(/\r\n[ \t]+/g, ' ');

function decodePart(part: string): string {
  const [head = '', ...body] = part.split('\r\n\r\n');
  const isBase64 = /^Content-Transfer-Encoding: base64$/im.test(unfolded(head));
  const text = body.join('\r\n\r\n');
  return (isBase64 ? fromBase64(text) : fromQuoted(text)).replaceAll('\r\n', '\n');
}

/** `=?UTF-8?B?…?=`, in as many parts as it took (RFC 2047). */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? fromBase64(word) : fromQuoted(word.replaceAll('_', ' ')),
    );
}

const fromBase64 = (text: string): string => Buffer.from(text, 'base64').toString();

function fromQuoted(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
