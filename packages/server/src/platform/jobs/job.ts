/** Every kind that this version can do. */
export const jobKinds = [
  'reset-link',
  'password-changed',
  'delete-account',
  'read-archive',
  'project-news',
  'share-email',
] as const satisfies NewJob['kind'][];

/** What a photographer is told of: what a client or a retoucher has done through a share. */
export const shareNews = ['choice_closed', 'fix_wanted', 'signed_off', 'sign_off_withdrawn', 'downloaded', 'uploaded'] as const;
export type ShareNews = (typeof shareNews)[number];

/** Something that was done through a share. */
export interface ShareEvent {
  shareId: number;
  what: ShareNews;
  /** Accepted by somebody who had accepted earlier versions before. */
  again?: true | undefined;
}

/** What a client is sent: a share, or a reminder of it. */
export const shareEmails = ['invitation', 'reminder'] as const;
export type ShareEmail = (typeof shareEmails)[number];

/**
 * Jobs by kind, with their data. An email address stays in the table until its email is sent; a token is never stored: it is made when the email is
 * written.
 */
export type NewJob =
  /** An email with a link for a new password, if there is such an account. */
  | { kind: 'reset-link'; payload: { email: string } }
  /** An email to the owner of an account whose password was changed. */
  | { kind: 'password-changed'; payload: { userId: number } }
  /** Deletes everything of a closed account, a batch at a time. */
  | { kind: 'delete-account'; payload: { userId: number } }
  /** Reads an archive whose read was requested, in case the call has not done it. */
  | { kind: 'read-archive'; payload: { uploadId: string } }
  /** An email to a photographer about what clients and retouchers have done in a project. */
  | { kind: 'project-news'; payload: { projectId: number; events: readonly ShareEvent[] } }
  /** An email to a client with a share, or a reminder of it. `stamp`: the state of the share; if it has changed by now, the email is not sent. */
  | { kind: 'share-email'; payload: { shareId: number; what: ShareEmail; stamp: string } };

/** Emails. */
export const emailKinds: readonly string[] = ['reset-link', 'password-changed', 'project-news', 'share-email'];

/**
 * Jobs that are given up after a while, because nobody waits for them any more. All others were promised and are retried for ever, an archive's for
 * as long as it is stored.
 */
export const mayBeAbandoned = (kind: string): boolean => emailKinds.includes(kind);

/** A job as the table stores it: perhaps of another version of the server, so its kind may be unknown. */
export interface StoredJob {
  id: number;
  kind: string;
  payload: unknown;
  /** How often it was started, this time included. */
  attempts: number;
}

/** Thrown by a job that has not failed, but can only continue after this pause. */
export class NotYet extends Error {
  readonly pauseMs: number;

  constructor(pauseMs: number) {
    super('Not yet');
    this.name = 'NotYet';
    this.pauseMs = pauseMs;
  }
}
