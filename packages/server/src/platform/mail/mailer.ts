import type { EmailFailure } from '@portal/api';

export interface Mail {
  to: string;
  subject: string;
  /** The same in both forms. */
  text: string;
  html: string;
  /** Who gets an answer, where it is not the portal. */
  replyTo?: { name: string; address: string };
}

/** Emails that a process sends at once: one more would wait for a free connection while its lease expires. */
export const EMAILS_AT_ONCE = 5;

/** An email was not sent. Its message may be logged: it names nobody. */
export class EmailError extends Error {
  readonly reason: EmailFailure;
  /** Whether the mail server will never take this email to this address. */
  readonly isForGood: boolean;

  constructor(message: string, reason: EmailFailure, isForGood: boolean) {
    super(message);
    this.name = 'EmailError';
    this.reason = reason;
    this.isForGood = isForGood;
  }
}

/** Sends emails. Resolves when the next server has accepted the email, or its file is written. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
