export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends letters. Resolves when the next server has taken the letter, or it is written down. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
