import type { AlsoShows, EmailFailure, ShareChooses, ShareEventKind, ShareRole, ShareShows, Verdict } from '@portal/api';

/** A share of a project. */
export interface WorldShare {
  id: number;
  projectId: number;
  /** The end of its address, `/s/<token>`. */
  token: string;
  role: ShareRole;
  shows: ShareShows;
  /** The group that it shows alone. */
  groupId: number | null;
  alsoShows: AlsoShows;
  chooses: ShareChooses;
  /** Of a family: the share that it came by, what it called itself, and the pupil of that name. */
  parentShareId: number | null;
  familyName: string | null;
  pupilId: number | null;
  pin: string | null;
  expiresOn: string | null;
  canDownload: boolean;
  /** The address it was last emailed to. */
  email: string | null;
  /** What has become of that email, and why it was not delivered. */
  emailState: 'queued' | 'sent' | 'failed' | null;
  emailFailure: EmailFailure | null;
  choiceLimit: number | null;
  /** The watermark of its originals. */
  watermark: string | null;
  createdAt: string;
  endedAt: string | null;
  choiceClosedAt: string | null;
  signedOffAt: string | null;
  favourites: Set<number>;
  /** By id of the image. */
  remarks: Map<number, { text: string; at: string }>;
  /** What the client says of retouched photos by their ids, each of the version that was uploaded under this number. */
  verdicts: Map<number, { version: number; verdict: Verdict; fix: string | null; at: string }>;
  /** As the client sent them last: the retoucher goes by these alone. Null: nothing was sent yet. */
  sent: { favourites: Set<number>; remarks: Map<number, string> } | null;
  /** Originals that a retoucher has downloaded. */
  downloaded: Set<number>;
  /** Oldest first. */
  events: { kind: ShareEventKind; at: string; count: number | null; reason?: EmailFailure | null }[];
  /** Whether the server can still read its address for its photographer. */
  isAddressLost: boolean;
  /** Wrong PINs by visitor; under an empty text those of all. */
  wrongPins: Map<string, number>;
}
