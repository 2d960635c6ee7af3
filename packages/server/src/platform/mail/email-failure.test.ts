import { expect, test } from 'vitest';
import { isForGood, reasonOf } from './email-failure.ts';

/** An answer of a mail server, as Nodemailer reports it. */
const answered = (response: string, command = 'RCPT TO') => {
  const responseCode = Number(response.slice(0, 3));
  return { code: command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE', command, response, responseCode, permanent: responseCode >= 500 };
};

test.each([
  ['550 5.1.1 The email account that you tried to reach does not exist', 'no_mailbox', true],
  ['550 No such user here', 'no_mailbox', true],
  ['551 User not local', 'no_mailbox', true],
  ['553 5.1.3 Bad recipient address syntax', 'no_mailbox', true],
  ['550 5.2.1 Mailbox disabled', 'no_mailbox', true],
  ['552 5.2.2 Mailbox full', 'mailbox_full', true],
  ['552 Requested mail action aborted: exceeded storage allocation', 'mailbox_full', true],
  ['452 4.2.2 The mailbox is over quota', 'mailbox_full', false],
  ['452 Insufficient system storage', 'mailbox_full', false],
  ['452 4.3.1 Out of memory', 'other', false],
  ['550 5.7.1 Message rejected as spam', 'refused', true],
  ['554 Message rejected', 'refused', true],
  ['450 4.7.1 Greylisted, come back later', 'other', false],
  ['450 Mailbox busy', 'other', false],
  ['421 Service not available, closing transmission channel', 'unreachable', false],
])('«%s» about a recipient is %s (for good: %s)', (response, reason, forGood) => {
  expect([reasonOf(answered(response)), isForGood(answered(response))]).toEqual([reason, forGood]);
});

test.each([
  ['550 Spam detected', 'DATA', 'refused', true],
  ['554 5.7.0 Blocked', 'DATA', 'refused', true],
  ['552 5.3.4 Message too big', 'DATA', 'other', true],
  ['451 4.3.0 Try again', 'DATA', 'other', false],
  ['550 Sender rejected', 'MAIL FROM', 'other', false],
  ['535 Wrong password', 'AUTH PLAIN', 'other', false],
])('«%s» after %s is %s (for good: %s)', (response, command, reason, forGood) => {
  expect([reasonOf(answered(response, command)), isForGood(answered(response, command))]).toEqual([reason, forGood]);
});

test.each([
  [{ code: 'ESOCKET', command: 'CONN' }, 'unreachable', false],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'unreachable', false],
  [{ code: 'EDNS' }, 'unreachable', false],
  [{ code: 'EAUTH', command: 'API' }, 'other', false],
  [{ code: 'ETLS' }, 'other', false],
  [{ code: 'EENVELOPE', command: 'API' }, 'no_mailbox', true],
])('%j without an answer is %s (for good: %s)', (error, reason, forGood) => {
  expect([reasonOf(error), isForGood(error)]).toEqual([reason, forGood]);
});
