import type { EmailFailure, ShareChooses, ShareEventKind, ShareRole, ShareShows, Verdict } from '@portal/api';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Moment, Optional } from './columns.ts';

export interface ProjectSharesTable {
  id: GeneratedAlways<number>;
  project_id: number;
  photographer_id: number;
  token_hash: string;
  encrypted_token: string;
  role: ShareRole;
  shows: ShareShows;
  group_id: Optional<number>;
  also_shows: Optional<'class' | 'pupils'>;
  chooses: Generated<ShareChooses>;
  /** Of a family: the share that asked who chooses, the name that was answered, and the pupil of that name. */
  parent_share_id: Optional<number>;
  family_name: Optional<string>;
  pupil_id: Optional<number>;
  pin_hash: Optional<string>;
  /** `YYYY-MM-DD` */
  expires_on: Optional<string>;
  can_download: boolean;
  choice_limit: Optional<number>;
  watermark: Optional<string>;
  created_at: Moment;
  ended_at: Optional<Date>;
  last_opened_at: Optional<Date>;
  last_downloaded_at: Optional<Date>;
  choice_closed_at: Optional<Date>;
  signed_off_at: Optional<Date>;
  client_email: Optional<string>;
  email_state: Optional<'queued' | 'sent' | 'failed'>;
  email_failure: Optional<EmailFailure>;
  reminded_at: Optional<Date>;
}

export interface ShareEmailsTable {
  id: GeneratedAlways<number>;
  photographer_id: number;
  address_hash: string;
  sent_at: Moment;
}

export interface ShareMarksTable {
  share_id: number;
  image_id: number;
  is_favourite: Generated<boolean>;
  remark: Optional<string>;
  remarked_at: Optional<Date>;
  is_sent: Generated<boolean>;
  sent_remark: Optional<string>;
}

/** What a client says of a version of a retouched photo. */
export interface ShareVerdictsTable {
  share_id: number;
  version_id: number;
  verdict: Verdict;
  remark: Optional<string>;
  decided_at: Moment;
}

/** An original that a retoucher has downloaded. */
export interface ShareDownloadsTable {
  share_id: number;
  image_id: number;
}

export interface ShareEventsTable {
  id: GeneratedAlways<number>;
  share_id: number;
  kind: ShareEventKind;
  at: Moment;
  count: Optional<number>;
  reason: Optional<EmailFailure>;
}

export interface ShareWrongPinsTable {
  share_id: number;
  /** A visitor or a network address, as a hash; empty: everybody. */
  who: string;
  count: number;
  /** From when on the next one is being forgiven. */
  since: Date;
  locked_until: Optional<Date>;
}

export interface HiddenImagesTable {
  image_id: number;
}
