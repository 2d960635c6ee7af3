/** Every kind that this version can do. */
export const jobKinds = ['reset-link', 'delete-account', 'read-archive', 'link-news', 'link-email'] as const satisfies NewJob['kind'][];

/**
 * Work that waits for its turn, by kind, with what it needs to be done. An address lies in the table until its email is
 * gone; a token never does: it is made when the email is written.
 */
export type NewJob =
  /** An email with a link for a new password, if there is such an account. */
  | { kind: 'reset-link'; payload: { email: string } }
  /** Everything of a closed account goes, a batch at a time. */
  | { kind: 'delete-account'; payload: { userId: number } }
  /** An archive whose read was requested, should the call not have done it. */
  | { kind: 'read-archive'; payload: { uploadId: string } }
  /** An email to a photographer about what a client has done by a link, or who retouches. */
  | { kind: 'link-news'; payload: { linkId: number; what: 'choice_closed' | 'signed_off' | 'downloaded' | 'uploaded' } }
  /** An email to a client with a link, or one that reminds of it. `stamp`: of the link as it was; another one by now is not sent. */
  | { kind: 'link-email'; payload: { linkId: number; what: 'invitation' | 'reminder'; stamp: string } };

/** Emails. */
export const emailKinds: readonly string[] = ['reset-link', 'link-news', 'link-email'];

/** Work that nobody waits for any more after a while; all other work was promised and is never given up, an archive's for as long as it is stored. */
export const mayBeAbandoned = (kind: string): boolean => emailKinds.includes(kind);

/** A job as the table stores it: perhaps of another version of the server, so that nothing is known about it. */
export interface StoredJob {
  id: number;
  kind: string;
  payload: unknown;
  /** How often it was started, this time included. */
  attempts: number;
}

/** Thrown by work that has not failed, and whose time comes when this pause is over. */
export class NotYet extends Error {
  readonly pauseMs: number;

  constructor(pauseMs: number) {
    super('Not yet');
    this.name = 'NotYet';
    this.pauseMs = pauseMs;
  }
}
