import * as z from 'zod/mini';
import { cityAndSpecializations, directoryQuery, withoutEmpty } from './directory-query.ts';
import { camelCased } from '../contract/camel-cased.ts';
import { endpoint } from '../contract/endpoint.ts';
import { limits } from '../contract/limits.ts';
import { normalisePhotos, photo } from './photo.ts';
import { each, first, isRecord, unwrap } from '../contract/unwrap.ts';
import { normaliseSocialLinks, socialLink } from '../profile/social-links.ts';
import { specialization } from '../reference/specializations.ts';
import { readable } from '../contract/readable.ts';
import { data, enveloped, idParams } from '../contract/wire.ts';

const text = z.nullable(z.string());

const card = z.object({
  id: z.int(),
  name: z.string(),
  city: text,
  avatar: text,
  specializations: readable(specialization, 'empty'),
  about: text,
  /** Rubles per hour. */
  price: z.nullable(z.int()),
  /** 0…5 with one decimal; null while nobody has rated. */
  rating: z.nullable(z.number()),
  available: z.boolean(),
  socialLinks: z.array(socialLink),
  /** The first thumbnails of the portfolio. */
  portfolio: readable(photo, 'empty'),
  phone: text,
  /** Whether the card is demo data: stated wherever the card is shown. */
  isDemo: z.boolean(),
});
/** A photographer in the list: what a card shows. */
export type PhotographerCard = z.output<typeof card>;

const album = camelCased(
  z.object({
    id: z.nullable(z.int()),
    name: z.string(),
    description: text,
    specialization: z.nullable(specialization),
    media: readable(photo, 'empty'),
  }),
  { media: 'photos' },
);
/** A portfolio, as visitors see it. */
export type Album = z.output<typeof album>;

const photographer = camelCased(
  z.extend(card, {
    email: text,
    bio: text,
    experience: text,
    equipment: text,
    school_album_types: z.array(z.string()),
    portfolios: readable(album, 'empty'),
  }),
  { portfolios: 'albums' },
);
/** A photographer in full: the modal and the public page. */
export type Photographer = z.output<typeof photographer>;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Normalises every documented spelling of a photographer (ledger CON-59). */
function normalisePhotographer(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const names = [raw['first_name'], raw['last_name']].filter((part) => typeof part === 'string' && part !== '').join(' ');
  const portfolios = list(raw['portfolios'])
    .filter(isRecord)
    .map((item) => ({
      id: item['id'] ?? null,
      name: first(item, 'name', 'title') ?? '',
      description: item['description'] ?? null,
      specialization: item['specialization'] ?? null,
      media: normalisePhotos(item['media']),
    }));
  const own = normalisePhotos(raw['portfolio']);
  const about = first(raw, 'about', 'bio', 'description') ?? null;
  return {
    id: raw['id'],
    name: first(raw, 'name', 'full_name') ?? (names || undefined),
    city: raw['city'] ?? null,
    avatar: raw['avatar'] ?? null,
    specializations: list(first(raw, 'specializations', 'categories')),
    about,
    price: first(raw, 'price', 'hourly_rate') ?? null,
    rating: raw['rating'] ?? null,
    available: raw['available'] ?? true,
    socialLinks: normaliseSocialLinks(first(raw, 'socialLinks', 'social_links')),
    portfolio: own.length > 0 ? own : portfolios.flatMap(({ media }) => media),
    phone: raw['phone'] ?? null,
    isDemo: first(raw, 'isDemo', 'is_demo') ?? false,
    email: raw['email'] ?? null,
    bio: first(raw, 'bio', 'description', 'about') ?? null,
    experience: raw['experience'] ?? null,
    equipment: raw['equipment'] ?? null,
    school_album_types: list(raw['school_album_types']),
    portfolios,
  };
}

const page = camelCased(
  z.object({ photographers: readable(card), total: z.int(), currentPage: z.int(), totalPages: z.int(), limit: z.int() }),
  { photographers: 'items', currentPage: 'page', totalPages: 'pages', limit: 'perPage' },
);
/** One page of the directory. */
export type PhotographerPage = z.output<typeof page>;

/** Forms A and B of the list (ledger CON-10, CON-11). */
function normalisePage(raw: unknown): unknown {
  const body = unwrap(raw);
  const outer = isRecord(raw) ? raw : {};
  const merged = isRecord(body) ? { ...outer, ...body } : outer;
  const fields = isRecord(merged['pagination']) ? { ...merged, ...merged['pagination'] } : merged;
  const cards = Array.isArray(body) ? body : first(fields, 'photographers', 'items');
  const total = first(fields, 'total', 'totalItems');
  const limit = first(fields, 'limit', 'perPage') ?? limits.directoryPageSize;
  return {
    photographers: each(cards, normalisePhotographer),
    total,
    currentPage: first(fields, 'currentPage', 'page') ?? 1,
    totalPages: first(fields, 'totalPages', 'pages') ?? Math.max(1, Math.ceil(Number(total) / Number(limit))),
    limit,
  };
}

/** The directory. No /api prefix: page and call share the address (ledger CON-38). */
export const listPhotographers = endpoint('listPhotographers', 'GET', '/photographers', {
  summary: 'Photographers of the directory, filtered, sorted and paged',
  access: 'public',
  query: directoryQuery,
  readQuery: withoutEmpty,
  reply: data(page),
  read: (raw) => enveloped()(normalisePage(raw)),
});

export const getPhotographer = endpoint('getPhotographer', 'GET', '/photographers/:id', {
  summary: 'One photographer with portfolios. 404 when there is none',
  access: 'public',
  params: idParams,
  reply: data(photographer),
  read: (raw) => enveloped(normalisePhotographer)(unwrap(raw)),
});

export const PriceRange = z.object({
  /** Rubles per hour. */
  min: z.int(),
  max: z.int(),
  /** How many photographers with the city and the specializations are in each of equal price steps from min to max; empty when the server sends none. */
  buckets: z.array(z.int()),
});
export type PriceRange = z.output<typeof PriceRange>;

export const getPriceRange = endpoint('getPriceRange', 'GET', '/api/photographers/price-range', {
  summary: 'Lowest and highest price per hour in the directory, with a histogram of those in a city, or of some specializations',
  access: 'public',
  query: cityAndSpecializations,
  readQuery: withoutEmpty,
  reply: data(PriceRange),
  read: (raw) => {
    const body = unwrap(raw);
    return enveloped()(isRecord(body) ? { ...body, buckets: body['buckets'] ?? [] } : body);
  },
});
