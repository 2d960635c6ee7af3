import type { ColumnType, Generated, GeneratedAlways, Transaction } from 'kysely';

/** `timestamptz`: a Date on both engines. */
type Timestamp = ColumnType<Date, Date | undefined, Date>;
/** `timestamptz` without a default. */
type Moment = ColumnType<Date, Date, Date>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

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

export interface PhotographersTable {
  /** The user's id: a photographer is a user's card. */
  id: number;
  first_name: Generated<string>;
  last_name: Generated<string>;
  city: Generated<string>;
  /** The city as the filter compares it; written together with `city`. */
  city_key: Generated<string>;
  /** A short text of an import, for the card; empty: the card shows `bio`. */
  about: Generated<string>;
  bio: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  /** Rubles per hour; the price of the directory. */
  hourly_rate: Optional<number>;
  min_product_price: Optional<number>;
  avatar_key: Optional<string>;
  avatar_small_key: Optional<string>;
  avatar_width: Optional<number>;
  avatar_height: Optional<number>;
  avatar_color: Optional<string>;
  experience: Generated<string>;
  equipment: Generated<string>;
  school_album_types: Generated<string[]>;
  available: Generated<boolean>;
  /** 0 to 5; 0 means nobody has rated yet and is never shown. */
  rating: Generated<number>;
  popularity: Generated<number>;
  /** Ids of specializations, for the filter. */
  spec_ids: Generated<number[]>;
  /** Whether the directory shows the card. */
  listed: Generated<boolean>;
  is_demo: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface SocialLinksTable {
  photographer_id: number;
  network_id: number;
  username: string;
  position: Generated<number>;
}

export interface SpecializationsTable {
  id: number;
  code: Optional<string>;
  name: string;
  icon: Generated<string>;
  position: Generated<number>;
}

export interface PortfoliosTable {
  id: GeneratedAlways<number>;
  photographer_id: number;
  title: string;
  description: Generated<string>;
  specialization_id: Optional<number>;
  position: Generated<number>;
  created_at: Timestamp;
}

/** A stored photograph. */
interface Picture {
  /** Of the upright original. */
  width: number;
  height: number;
  /** `#rrggbb` */
  color: string;
  /** The untouched original: it may hold GPS, so it is never served to the public. */
  file_key: string;
  medium_key: string;
  thumb_key: string;
  /** Size of the original. */
  bytes: number;
}

export interface MediaTable extends Picture {
  id: GeneratedAlways<number>;
  portfolio_id: number;
  photographer_id: number;
  position: Generated<number>;
  title: Generated<string>;
  description: Generated<string>;
  specialization_id: Optional<number>;
  is_featured: Generated<boolean>;
  /** SHA-256 of the original in hex; a portfolio holds each content once. */
  content_hash: Optional<string>;
  created_at: Timestamp;
}

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
}

export interface GalleryImagesTable extends Picture {
  id: GeneratedAlways<number>;
  photographer_id: number;
  title: Generated<string>;
  description: Generated<string>;
  content_hash: string;
  created_at: Timestamp;
}

/** Stored files that no portfolio has taken yet. */
export interface LooseFilesTable extends Picture {
  id: GeneratedAlways<number>;
  photographer_id: number;
  /** What the file was called. */
  name: string;
  content_hash: string;
  created_at: Moment;
}

export interface EducationTable {
  id: GeneratedAlways<number>;
  photographer_id: number;
  title: string;
  description: Generated<string>;
  price: Optional<number>;
  image: Generated<string>;
  created_at: Timestamp;
}

/** A picture that only its owner sees. */
interface PrivatePicture extends Picture {
  content_hash: string;
  /** Of the original: an archive of stored files needs it before the first byte. */
  crc32: number;
}

export interface OrderImagesTable extends PrivatePicture {
  id: GeneratedAlways<number>;
  project_id: number;
  photographer_id: number;
  position: number;
  name: string;
  custom_properties: ColumnType<Record<string, unknown>, string | undefined, string>;
  created_at: Moment;
}

export interface RetouchedImagesTable extends PrivatePicture {
  id: GeneratedAlways<number>;
  project_id: number;
  photographer_id: number;
  name: string;
  version: number;
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
  created_at: Moment;
  working_until: Optional<Date>;
  /** A name that only the process knows which reads it. */
  reader: Optional<string>;
  /** Written as JSON text, read as the value. */
  outcome: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface ZipChunksTable {
  upload_id: string;
  index: number;
  file_key: string;
}

/** Files whose row is gone, until they are removed from the storage. Triggers fill it. */
export interface DoomedFilesTable {
  key: string;
  doomed_at: Timestamp;
}

/** Keys of all files that a row needs (a view). */
export interface KeptFilesView {
  key: string;
}

export interface SettingsTable {
  key: string;
  /** Written as JSON text, read as the value. */
  value: ColumnType<unknown, string, string>;
}

/** Every table, as Kysely sees it. Names are those of the SQL. */
export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  photographers: PhotographersTable;
  social_links: SocialLinksTable;
  specializations: SpecializationsTable;
  portfolios: PortfoliosTable;
  media: MediaTable;
  project_categories: ProjectCategoriesTable;
  projects: ProjectsTable;
  settings: SettingsTable;
  gallery_images: GalleryImagesTable;
  loose_files: LooseFilesTable;
  education: EducationTable;
  order_images: OrderImagesTable;
  retouched_images: RetouchedImagesTable;
  zip_uploads: ZipUploadsTable;
  zip_chunks: ZipChunksTable;
  doomed_files: DoomedFilesTable;
  kept_files: KeptFilesView;
}

/** Inside of a transaction. The embedded engine has one connection: whoever asks beside it waits for ever. */
export type Trx = Transaction<Database>;
