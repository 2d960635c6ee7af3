import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { version, versionOf } from '../contract/changes/version.ts';
import { isDay } from './days.ts';
import { projectCategories } from './project-categories.ts';
import { first, isRecord, unwrap } from '../contract/unwrap.ts';
import { enveloped } from '../contract/wire.ts';

export const text = z.nullable(z.string());

export const project = camelCased(
  z.object({
    id: z.int(),
    /** The number that images and pages of other products are requested with; null where the server names none (ledger CON-36, CON-65). */
    order_id: z.nullable(z.int()),
    name: z.string(),
    /** Its category's name, as the server sends it, and its id; null where it has none. */
    category: text,
    category_id: z.nullable(z.int()),
    /** The language-independent code of the category; null where it is none of the portal's own. */
    category_code: text,
    /** Its page in the external editor, where there is one. */
    url: text,
    /** The page of its product, where the operator has configured one. */
    product_url: text,
    /** Moments, ISO 8601. */
    created_at: z.string(),
    is_archived: z.boolean(),
    /** Null: the project is active. */
    archived_at: text,
    client_name: text,
    client_email: text,
    client_phone: text,
    /** Days, `YYYY-MM-DD`. */
    shoot_date: text,
    deadline: text,
    /** How many photos it has. */
    photo_count: z.int(),
    /** How many of them have a retouched photo. */
    retouched_count: z.int(),
    /** How many retouched photos wait until the photographer shows them to clients. */
    waiting_count: z.int(),
    /** Small images of the first ones. */
    previews: z.array(z.string()),
    version,
  }),
  {
    version: versionOf('name', 'client_name', 'client_email', 'client_phone', 'shoot_date', 'deadline'),
    is_archived: (wire: { archived_at: string | null }) => wire.archived_at !== null,
    category_code: (wire: { category_id: number | null }) => projectCategories.find(({ id }) => id === wire.category_id)?.code ?? null,
  },
);
/** A project, with its client and its photos. */
export type Project = z.output<typeof project>;

/** A positive number, also as text; null for anything else. */
export const idOrNull = (value: unknown): number | null => (Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : null);
/** A day, also from a timestamp: `2026-05-14T00:00:00Z` is the 14th, in every time zone. */
const dayOrNull = (value: unknown): string | null => (typeof value === 'string' && isDay(value.slice(0, 10)) ? value.slice(0, 10) : null);

/** The first of these texts: codes and numbers of the portal's own categories are normalised (ledger PROJ-67…72). */
function categoryName(...texts: unknown[]): string | null {
  const text = texts.find((one): one is string => typeof one === 'string' && one.trim() !== '');
  if (text === undefined || idOrNull(text) !== null) return null;
  return projectCategories.find(({ code }) => code === text.toLowerCase())?.name ?? text;
}

/** The order id of a project: its own first, then one of a nested answer (ledger CON-65). */
function orderIdOf(raw: Record<string, unknown>): number | null {
  const nested = isRecord(raw['apiResponse']) ? raw['apiResponse'] : {};
  return idOrNull(first(raw, 'order_id', 'orderId') ?? first(nested, 'order_id', 'orderId', 'id'));
}

/**
 * Normalises one project: of a field with several names the first that is there, and null for an empty optional text and for an unreadable id or day.
 * A value that is no object is returned unchanged: the schema refuses it.
 */
export function normaliseProject(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const category = isRecord(raw['category']) ? raw['category'] : { name: raw['category'] };
  const archivedAt = first(raw, 'archived_at', 'archivedAt') ?? null;
  const isArchived = first(raw, 'is_archived', 'isArchived') ?? archivedAt !== null;
  const createdAt = first(raw, 'created_at', 'createdAt') ?? '';
  const code = first(raw, 'category_code', 'categoryCode') ?? category['code'];
  return {
    id: raw['id'],
    order_id: orderIdOf(raw),
    name: raw['name'],
    category: categoryName(category['name'], category['code'], first(raw, 'category_code', 'categoryCode')),
    category_id: idOrNull(first(raw, 'category_id', 'categoryId') ?? category['id'] ?? raw['category']),
    category_code: typeof code === 'string' ? code : null,
    url: raw['url'] || null,
    product_url: first(raw, 'product_url', 'productUrl') || null,
    created_at: createdAt,
    is_archived: isArchived,
    // Archived without a date: only that it was archived is known.
    archived_at: isArchived ? (archivedAt ?? createdAt) : null,
    client_name: raw['client_name'] || null,
    client_email: raw['client_email'] || null,
    client_phone: raw['client_phone'] || null,
    shoot_date: dayOrNull(raw['shoot_date']),
    deadline: dayOrNull(raw['deadline']),
    photo_count: raw['photo_count'] ?? 0,
    retouched_count: raw['retouched_count'] ?? 0,
    waiting_count: raw['waiting_count'] ?? 0,
    version: raw['version'],
    previews: Array.isArray(raw['previews']) ? raw['previews'].filter((one) => typeof one === 'string') : [],
  };
}

/** `data` is the project, or holds it as `project`. */
export function readProject(raw: unknown): unknown {
  const body = unwrap(raw);
  return enveloped(normaliseProject)(isRecord(body) && isRecord(body['project']) ? { ...body, ...body['project'] } : body);
}
