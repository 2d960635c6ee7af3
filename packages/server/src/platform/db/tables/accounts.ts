import type { Generated, GeneratedAlways } from 'kysely';
import type { Moment, Optional, Timestamp } from './columns.ts';

export interface UsersTable {
  id: GeneratedAlways<number>;
  /** Trimmed and in lower case; unique. */
  email: string;
  password_hash: string;
  created_at: Timestamp;
  email_confirmed_at: Optional<Date>;
  /** The version of the terms that was accepted at registration; null: registered before they had versions. */
  terms_version: Optional<string>;
  terms_accepted_at: Optional<Date>;
}

export interface SessionsTable {
  /** SHA-256 of the token in hex: the token itself is never stored. */
  token_hash: string;
  user_id: number;
  created_at: Timestamp;
  expires_at: Moment;
  /** By which a session is named outside of the database. */
  id: GeneratedAlways<number>;
  /** What the browser calls itself (`User-Agent`), at most 400 letters. */
  device: Generated<string>;
  last_used_at: Timestamp;
}

export interface EmailConfirmationsTable {
  token_hash: string;
  user_id: number;
  /** The address that the link confirms. */
  email: string;
  created_at: Moment;
  expires_at: Moment;
}

export interface PasswordResetsTable {
  token_hash: string;
  user_id: number;
  expires_at: Moment;
  used_at: Optional<Date>;
}
