export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Letters that a process sends at once: one more would wait for a free connection, unseen, while its turn runs out. */
export const LETTERS_AT_ONCE = 5;

/** Sends letters. Resolves when the next server has taken the letter, or it is written down. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
