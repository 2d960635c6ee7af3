import type { ColumnType, Selectable } from 'kysely';

/** `timestamptz`: a Date on both engines. */
export type Timestamp = ColumnType<Date, Date | undefined, Date>;
/** `timestamptz` without a default. */
export type Moment = ColumnType<Date, Date, Date>;
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** A stored photo. */
export interface ImageColumns {
  /** Of the upright original. */
  width: number;
  height: number;
  /** `#rrggbb` */
  color: string;
  /** The untouched original: it may hold GPS, so it is never served to the public. */
  file_key: string;
  medium_key: string;
  /** The copy of the middle size; null: not made (projects), or not yet. */
  middle_key: Optional<string>;
  thumb_key: string;
  /** Twelve pixels to be shown until the image has loaded; null: not made yet. */
  placeholder: Optional<string>;
  /** Size of the original. */
  bytes: number;
}

/** The same as it is read. */
export type StoredImageColumns = Selectable<ImageColumns>;
