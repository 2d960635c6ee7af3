import type { EmailFailure, LinkEventKind, LinkRole, LinkShows } from '@portal/api';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Moment, Optional } from './columns.ts';

export interface ProjectLinksTable {
  id: GeneratedAlways<number>;
  project_id: number;
  photographer_id: number;
  token_hash: string;
  encrypted_token: string;
  role: LinkRole;
  shows: LinkShows;
  group_id: Optional<number>;
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

export interface LinkEmailsTable {
  id: GeneratedAlways<number>;
  photographer_id: number;
  address_hash: string;
  sent_at: Moment;
}

export interface LinkMarksTable {
  link_id: number;
  image_id: number;
  is_favourite: Generated<boolean>;
  remark: Optional<string>;
  remarked_at: Optional<Date>;
  is_sent: Generated<boolean>;
  sent_remark: Optional<string>;
}

/** An original that a retoucher has downloaded. */
export interface LinkDownloadsTable {
  link_id: number;
  image_id: number;
}

export interface LinkEventsTable {
  id: GeneratedAlways<number>;
  link_id: number;
  kind: LinkEventKind;
  at: Moment;
  count: Optional<number>;
  reason: Optional<EmailFailure>;
}

export interface LinkWrongPinsTable {
  link_id: number;
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
