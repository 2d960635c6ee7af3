import type { EmailFailure } from '@portal/api';
import type { NodemailerError } from 'nodemailer';

type Refused = Pick<NodemailerError, 'code' | 'command' | 'permanent' | 'response' | 'responseCode'>;

/** What the mail server answers about the recipient and the email. Its answers about the sender and the password are for the operator to mend. */
const isAboutEmail = ({ command }: Refused): boolean => command === 'RCPT TO' || command === 'DATA';

/** Of errors without an answer: those of the connection. Others are about its encryption or the password. */
const offline = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EPROXY', 'EPROTOCOL']);

/** Nodemailer itself found the address malformed: no server was asked. */
const isMalformed = ({ code, responseCode }: Refused): boolean => code === 'EENVELOPE' && responseCode === undefined;

/** Whether another attempt gets the same answer (RFC 5321, 4.2.1). */
export const isForGood = (error: Refused): boolean => isMalformed(error) || (isAboutEmail(error) && error.permanent === true);

/** By the status codes of RFC 5321 and, where there is one, of RFC 3463: `550 5.1.1 No such user`. */
export function reasonOf(error: Refused): EmailFailure {
  if (isMalformed(error)) return 'no_mailbox';
  const { response = '', responseCode: code } = error;
  if (code === undefined) return offline.has(error.code ?? '') ? 'unreachable' : 'other';
  // "421 Service not available" comes at any moment.
  if (code === 421) return 'unreachable';
  if (!isAboutEmail(error)) return 'other';
  const [, subject, detail] = /^\d{3}[ -][245]\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? [];
  // Temporary: the server only wants to see it again later.
  if (subject === '7') return error.permanent === true ? 'refused' : 'other';
  if (subject === '2' && detail === '2') return 'mailbox_full';
  if ((subject === '1' && detail !== '8' && detail !== '7') || (subject === '2' && detail === '1')) return 'no_mailbox';
  if (subject !== undefined && subject !== '0') return 'other';
  if (code === 452 || code === 552) return 'mailbox_full';
  if (code === 554) return 'refused';
  const isUnknown = error.command === 'RCPT TO' && [550, 551, 553].includes(code);
  if (isUnknown) return 'no_mailbox';
  return error.permanent === true && code === 550 ? 'refused' : 'other';
}
