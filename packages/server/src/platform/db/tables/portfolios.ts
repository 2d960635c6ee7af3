import type { Generated, GeneratedAlways } from 'kysely';
import type { Moment, Optional, ImageColumns, Timestamp } from './columns.ts';

export interface PortfoliosTable {
  id: GeneratedAlways<number>;
  photographer_id: number;
  title: string;
  description: Generated<string>;
  specialization_id: Optional<number>;
  position: Generated<number>;
  created_at: Timestamp;
}

export interface MediaTable extends ImageColumns {
  id: GeneratedAlways<number>;
  portfolio_id: number;
  photographer_id: number;
  position: Generated<number>;
  title: Generated<string>;
  /** Empty: not known. Only its owner sees it. */
  file_name: Generated<string>;
  description: Generated<string>;
  specialization_id: Optional<number>;
  is_featured: Generated<boolean>;
  /** SHA-256 of the original in hex; a portfolio holds each content once. */
  content_hash: Optional<string>;
  created_at: Timestamp;
}

export interface GalleryImagesTable extends ImageColumns {
  id: GeneratedAlways<number>;
  photographer_id: number;
  title: Generated<string>;
  description: Generated<string>;
  content_hash: string;
  created_at: Timestamp;
}

/** Stored files that no portfolio has taken yet. */
export interface LooseFilesTable extends ImageColumns {
  id: GeneratedAlways<number>;
  photographer_id: number;
  /** The original file name. */
  name: string;
  content_hash: string;
  created_at: Moment;
}
