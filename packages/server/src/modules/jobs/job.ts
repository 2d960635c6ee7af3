/** Work that waits for its turn, by kind, with what it needs to be done. No secrets: whoever reads the table learns nothing. */
export interface NewJob {
  /** A letter with a link for a new password, if there is such an account. */
  kind: 'reset-link';
  payload: { email: string };
}

/** Work as the table keeps it: perhaps of another version of the server, so that nothing is known about it. */
export interface StoredJob {
  id: number;
  kind: string;
  payload: unknown;
  /** How often it was begun, this time included. */
  attempts: number;
}
