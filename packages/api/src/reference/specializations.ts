import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { readable } from '../contract/readable.ts';
import { unwrapList } from '../contract/unwrap.ts';
import { data, enveloped } from '../contract/wire.ts';

const wire = z.object({
  id: z.int(),
  name: z.string(),
  code: z.nullish(z.string()),
  icon: z.nullish(z.string()),
});

export const Specialization = z.object({
  id: z.int(),
  name: z.string(),
  /** Missing for some; the selected code then falls back to the id (D1 §3). */
  code: z.nullable(z.string()),
  /** A name of an icon, or null. */
  icon: z.nullable(z.string()),
});
/** What a photographer photographs; a category of the profile is the same thing. */
export type Specialization = z.output<typeof Specialization>;

export const specialization = z.codec(wire, Specialization, {
  decode: ({ id, name, code, icon }) => ({ id, name, code: code ?? null, icon: icon ?? null }),
  encode: (value) => value,
});

const reply = data(readable(specialization));
const read = (raw: unknown): unknown => enveloped()(unwrapList(raw, ['specializations', 'categories', 'items']));

/** The directory's filter (ledger OPEN-05). */
export const listSpecializations = endpoint('listSpecializations', 'GET', '/api/specializations', {
  summary: 'Specializations for the directory filter',
  access: 'public',
  reply,
  read,
});

/** The same list for the cabinet's forms; a server may have it under either address (ledger CON-05). */
export const listCategories = endpoint('listCategories', 'GET', '/api/photographer/categories', {
  otherPath: '/api/photographer/specializations',
  summary: 'Categories a photographer may choose',
  access: 'photographer',
  reply,
  read,
});
