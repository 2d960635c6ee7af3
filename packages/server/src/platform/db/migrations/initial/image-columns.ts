import { sql } from 'kysely';

/** The columns of every stored photo: how it looks, the keys of its files and the size of the original. */
export const imageColumns = sql`
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    color text not null check (color ~ '^#[0-9a-f]{6}$'),
    -- Twelve pixels that are shown until the image has come.
    placeholder text check (placeholder ~ '^[A-Za-z0-9+/]{32}$'),
    -- The original is never public, since it may hold GPS data.
    file_key text not null unique,
    medium_key text not null unique,
    -- Null: there is no middle copy.
    middle_key text unique,
    thumb_key text not null unique,
    bytes bigint not null check (bytes > 0)`;

/** SHA-256 of the original, by which the same file is recognised when it is sent again. */
export const contentHash = sql`content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$')`;
