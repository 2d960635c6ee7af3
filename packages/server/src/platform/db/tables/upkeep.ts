import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Timestamp } from './columns.ts';

/** Files whose row is gone, until they are removed from the storage. Triggers fill it. */
export interface PendingDeletionsTable {
  key: string;
  queued_at: Timestamp;
}

/** Keys of all files that a row needs (a view). */
export interface ReferencedFilesView {
  key: string;
}

/** What the portal's operator has done by `npm run admin`. */
export interface AdminActionsTable {
  id: GeneratedAlways<number>;
  done_at: Timestamp;
  action: string;
  /** Not a reference: the line outlives the account. */
  user_id: number;
  reason: Generated<string>;
}

export interface SettingsTable {
  key: string;
  /** Written as JSON text, read as the value. */
  value: ColumnType<unknown, string, string>;
}

/** Jobs that wait for their turn (see `modules/jobs`). */
export interface JobsTable {
  id: GeneratedAlways<number>;
  kind: string;
  /** Written as JSON text, read as the value. */
  payload: ColumnType<unknown, string, string>;
  due_at: Timestamp;
  attempts: Generated<number>;
  created_at: Timestamp;
}
