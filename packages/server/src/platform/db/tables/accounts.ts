import type { GeneratedAlways } from 'kysely';
import type { Moment, Optional, Timestamp } from './columns.ts';

export interface UsersTable {
  id: GeneratedAlways<number>;
  /** Trimmed and in lower case; unique. */
  email: string;
  password_hash: string;
  created_at: Timestamp;
}

export interface SessionsTable {
  /** SHA-256 of the token in hex: the token itself is never stored. */
  token_hash: string;
  user_id: number;
  created_at: Timestamp;
  expires_at: Moment;
}

export interface PasswordResetsTable {
  token_hash: string;
  user_id: number;
  expires_at: Moment;
  used_at: Optional<Date>;
}
