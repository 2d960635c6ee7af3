import type { Generated, GeneratedAlways } from 'kysely';
import type { Optional, Timestamp } from './columns.ts';

export interface PhotographersTable {
  /** The user's id: a photographer is a user's card. */
  id: number;
  first_name: Generated<string>;
  last_name: Generated<string>;
  city: Generated<string>;
  /** The city in the form that the filter compares; written together with `city`. */
  city_key: Generated<string>;
  /** A short text from an import, for the card; empty: the card shows `bio`. */
  about: Generated<string>;
  bio: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  /** Rubles per hour; the price of the directory. */
  hourly_rate: Optional<number>;
  min_product_price: Optional<number>;
  avatar_key: Optional<string>;
  avatar_small_key: Optional<string>;
  experience: Generated<string>;
  equipment: Generated<string>;
  school_album_types: Generated<string[]>;
  available: Generated<boolean>;
  /** 0 to 5; 0 means nobody has rated yet and is never shown. */
  rating: Generated<number>;
  popularity: Generated<number>;
  /** Ids of specializations, for the filter. */
  spec_ids: Generated<number[]>;
  /** Whether the directory shows the card; written by `refreshListed` only. */
  listed: Generated<boolean>;
  /** Whether its owner wants it to be shown. */
  published: Generated<boolean>;
  /** Why the portal's operator has hidden it; null: it is not hidden. */
  hidden_reason: Optional<string>;
  is_demo: Generated<boolean>;
  created_at: Timestamp;
}

export interface ViewWeeksTable {
  photographer_id: number;
  /** A Monday. */
  week: string;
  views: number;
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

export interface EducationTable {
  id: GeneratedAlways<number>;
  photographer_id: number;
  title: string;
  description: Generated<string>;
  price: Optional<number>;
  image: Generated<string>;
  created_at: Timestamp;
}
