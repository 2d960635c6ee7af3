import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { first, isRecord, unwrap } from '../contract/unwrap.ts';
import { readable } from '../contract/readable.ts';
import { data, enveloped } from '../contract/wire.ts';

const ProjectCategory = z.object({
  id: z.int(),
  /** The language-independent code. */
  code: z.nullable(z.string()),
  name: z.string(),
});
/** The category of a project. Chosen once, when it is created. */
export type ProjectCategory = z.output<typeof ProjectCategory>;

/** The portal's own categories (D2 §3, ledger OPEN-26). */
export const projectCategories: readonly ProjectCategory[] = [
  { id: 1, code: 'school', name: 'Школа' },
  { id: 2, code: 'kindergarten', name: 'Детский сад' },
  { id: 3, code: 'wedding', name: 'Свадьба' },
  { id: 4, code: 'birthday', name: 'День рождения' },
  { id: 5, code: 'individual', name: 'Индивидуальная съёмка' },
  { id: 6, code: 'other', name: 'Другое' },
];

function normaliseCategory(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  return { id: Number(first(raw, 'id', 'category_id')), code: first(raw, 'code', 'category_code') ?? null, name: raw['name'] };
}

/** A list of `id` or `category_id` with a name, or a map from id or code to label (ledger CON-67). */
export function normaliseCategories(raw: unknown): unknown {
  const body = unwrap(raw);
  const held = isRecord(body) && 'categories' in body ? body['categories'] : body;
  if (Array.isArray(held)) return held.map(normaliseCategory);
  if (!isRecord(held)) return held;
  return Object.entries(held).map(([key, name]) => {
    const known = projectCategories.find(({ code }) => code === key);
    return { id: known?.id ?? Number(key), code: known?.code ?? null, name };
  });
}

export const listProjectCategories = endpoint('listProjectCategories', 'GET', '/api/photographer/projects/categories', {
  summary: 'What a project can be about',
  access: 'photographer',
  reply: data(readable(ProjectCategory)),
  read: (raw) => enveloped()(normaliseCategories(raw)),
});
