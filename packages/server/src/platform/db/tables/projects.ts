import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CardKind } from '@portal/api';
import type { Redaction } from '../../images/redact/redaction.ts';
import type { Moment, Optional, ImageColumns } from './columns.ts';

export interface ProjectCategoriesTable {
  id: number;
  code: Optional<string>;
  name: string;
  position: Generated<number>;
}

export interface ProjectsTable {
  id: GeneratedAlways<number>;
  photographer_id: number;
  name: string;
  category_id: Optional<number>;
  client_name: Generated<string>;
  client_email: Generated<string>;
  client_phone: Generated<string>;
  /** Days, `YYYY-MM-DD`: text on both engines, never a moment. */
  shoot_date: Optional<string>;
  deadline: Optional<string>;
  created_at: Moment;
  /** Null: active. */
  archived_at: Optional<Date>;
  /** By cameras, by how many minutes their clocks are set forward. Written as JSON text, read as the value. */
  camera_clocks: ColumnType<Record<string, number>, string | undefined, string>;
}

/** An image that only its owner sees. */
interface PrivateImageColumns extends ImageColumns {
  content_hash: string;
  /** CRC-32 of the original: an archive of stored files needs it before the first byte. */
  crc32: number;
  /** Written as JSON text, read as the value. What is removed from the original for everybody else; null: nothing. */
  redaction: ColumnType<Redaction | null, string | null | undefined, string | null>;
  /** Describes what it shows, see `descriptorOf`; long, so that lists leave it out. */
  descriptor: Optional<string>;
}

/** A group of photos of a project. */
export interface ImageGroupsTable {
  id: GeneratedAlways<number>;
  project_id: number;
  photographer_id: number;
  position: number;
  name: string;
  class_id: Optional<number>;
  family_email: Optional<string>;
}

export interface ProjectImagesTable extends PrivateImageColumns {
  id: GeneratedAlways<number>;
  project_id: number;
  photographer_id: number;
  position: number;
  name: string;
  /** By the clock of the camera, `2026-05-14T10:31:07.250`: text on both engines, never a moment. */
  taken_at: Optional<string>;
  mark: Optional<'keep' | 'reject'>;
  /** Stars; 0: none. */
  rating: Generated<number>;
  custom_properties: ColumnType<Record<string, unknown>, string | undefined, string>;
  group_id: Optional<number>;
  /** Who put it into its group, or into none. */
  group_by: Optional<'hand' | 'card'>;
  camera: Optional<string>;
  /** Which card it shows; null: none. */
  card: Optional<CardKind>;
  card_group_id: Optional<number>;
  created_at: Moment;
}

/** All retouched versions of one original, or of none. */
export interface RetouchedPhotosTable {
  id: GeneratedAlways<number>;
  project_id: number;
  photographer_id: number;
  original_id: Optional<number>;
  /** The group that it came for, while it has no original. */
  group_id: Optional<number>;
  /** Held back from delivery. */
  is_held: Generated<boolean>;
  /** No original is suggested for it any more. */
  is_dismissed: Generated<boolean>;
}

/** One version of a retouched photo. */
export interface RetouchedImagesTable extends PrivateImageColumns {
  id: GeneratedAlways<number>;
  photo_id: number;
  project_id: number;
  photographer_id: number;
  name: string;
  version: number;
  /** The retoucher's share by which it came; null: the photographer brought it. */
  share_id: Optional<number>;
  /** When the photographer let clients see it; null: it waits for that. */
  shown_at: Optional<Date>;
  /** When a client accepted it; null: nobody has. */
  accepted_at: Optional<Date>;
  created_at: Moment;
}

export interface ZipUploadsTable {
  id: string;
  project_id: number;
  photographer_id: number;
  filename: string;
  total_size: number;
  total_chunks: number;
  /** Empty: not known. */
  fingerprint: string;
  is_review_first: Generated<boolean>;
  created_at: Moment;
  working_until: Optional<Date>;
  /** A random id of the process that reads it. */
  reader: Optional<string>;
  /** Written as JSON text, read as the value. */
  progress: ColumnType<unknown, string | null | undefined, string | null>;
  /** Written as JSON text, read as the value. */
  outcome: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface ZipChunksTable {
  upload_id: string;
  index: number;
  file_key: string;
}
