import * as z from 'zod/mini';
import { day, isDay } from './days.ts';
import { endpoint } from './endpoint.ts';
import { isEmail, normalizeEmail } from './email.ts';
import { limits } from './limits.ts';
import { isPhone, normalizePhone } from './phone.ts';
import { first, isRecord, unwrap, unwrapList } from './readings.ts';
import { sentences } from './sentences.ts';
import { data, enveloped, idParams, requiredText } from './wire.ts';

const text = z.nullable(z.string());

const Project = z.object({
  id: z.int(),
  /** The number that images and pages of other products are asked for with; null where the server names none (ledger CON-36, CON-65). */
  orderId: z.nullable(z.int()),
  name: z.string(),
  /** Id of the category; null where it has none. */
  categoryId: z.nullable(z.int()),
  /** Its name, as the server says it. */
  category: text,
  /** Its page in the external editor, where there is one. */
  url: text,
  /** Moments, ISO 8601. */
  createdAt: z.string(),
  /** Null: the project is active. */
  archivedAt: text,
  clientName: text,
  clientEmail: text,
  clientPhone: text,
  /** Days, `YYYY-MM-DD`. */
  shootDate: text,
  deadline: text,
  /** How many photographs it has. */
  photoCount: z.int(),
  /** Small pictures of the first ones. */
  previews: z.array(z.string()),
});
/** A project: an order with its client and its photographs. */
export type Project = z.output<typeof Project>;

const wire = z.object({
  id: z.int(),
  order_id: z.nullable(z.int()),
  name: z.string(),
  category: text,
  category_id: z.nullable(z.int()),
  url: text,
  created_at: z.string(),
  is_archived: z.boolean(),
  archived_at: text,
  client_name: text,
  client_email: text,
  client_phone: text,
  shoot_date: text,
  deadline: text,
  photo_count: z.int(),
  previews: z.array(z.string()),
});

const project = z.codec(wire, Project, {
  decode: ({ order_id, category_id, created_at, is_archived: _, archived_at, client_name, client_email, client_phone, ...rest }) => {
    const { shoot_date, photo_count, ...same } = rest;
    return {
      ...same,
      orderId: order_id,
      categoryId: category_id,
      createdAt: created_at,
      archivedAt: archived_at,
      clientName: client_name,
      clientEmail: client_email,
      clientPhone: client_phone,
      shootDate: shoot_date,
      photoCount: photo_count,
    };
  },
  encode: ({ orderId, categoryId, createdAt, archivedAt, clientName, clientEmail, clientPhone, shootDate, photoCount, ...rest }) => ({
    ...rest,
    order_id: orderId,
    category_id: categoryId,
    created_at: createdAt,
    is_archived: archivedAt !== null,
    archived_at: archivedAt,
    client_name: clientName,
    client_email: clientEmail,
    client_phone: clientPhone,
    shoot_date: shootDate,
    photo_count: photoCount,
  }),
});

const idOrNull = (value: unknown): number | null => (Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : null);
/** A day, also out of a moment: `2026-05-14T00:00:00Z` names the 14th, wherever it is read. */
const dayOrNull = (value: unknown): string | null => (typeof value === 'string' && isDay(value.slice(0, 10)) ? value.slice(0, 10) : null);

/** The number of the order, in this order: its own, then one of a nested answer (ledger CON-65). */
function orderIdOf(raw: Record<string, unknown>): number | null {
  const nested = isRecord(raw['apiResponse']) ? raw['apiResponse'] : {};
  return idOrNull(first(raw, 'order_id', 'orderId') ?? first(nested, 'order_id', 'orderId', 'id'));
}

function foldProject(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const category = isRecord(raw['category']) ? raw['category'] : { name: raw['category'] };
  const archivedAt = first(raw, 'archived_at', 'archivedAt') ?? null;
  const isArchived = first(raw, 'is_archived', 'isArchived') ?? archivedAt !== null;
  const createdAt = first(raw, 'created_at', 'createdAt') ?? '';
  return {
    id: raw['id'],
    order_id: orderIdOf(raw),
    name: raw['name'],
    category: typeof category['name'] === 'string' && category['name'] !== '' ? category['name'] : null,
    category_id: idOrNull(first(raw, 'category_id', 'categoryId') ?? category['id']),
    url: raw['url'] || null,
    created_at: createdAt,
    is_archived: isArchived,
    // Archived without a moment: that it was made is all that is known.
    archived_at: isArchived ? (archivedAt ?? createdAt) : null,
    client_name: raw['client_name'] || null,
    client_email: raw['client_email'] || null,
    client_phone: raw['client_phone'] || null,
    shoot_date: dayOrNull(raw['shoot_date']),
    deadline: dayOrNull(raw['deadline']),
    photo_count: raw['photo_count'] ?? 0,
    previews: Array.isArray(raw['previews']) ? raw['previews'].filter((one) => typeof one === 'string') : [],
  };
}

/** `data` is the project, or holds it as `project`. */
function readProject(raw: unknown): unknown {
  const body = unwrap(raw);
  return enveloped(foldProject)(isRecord(body) && isRecord(body['project']) ? { ...body, ...body['project'] } : body);
}

/** `data` is the list, or `data.items` (ledger CON-27). */
export const listProjects = endpoint('listProjects', 'GET', '/api/photographer/projects', {
  summary: 'The own projects, active and archived, the newest first',
  access: 'photographer',
  reply: data(z.array(project)),
  read: (raw) => {
    const list = unwrapList(raw, ['items', 'projects']);
    return enveloped()(Array.isArray(list) ? list.map(foldProject) : list);
  },
});

const projectName = requiredText(limits.projectNameLength, sentences.projectNameRequired, sentences.nameLength);

const NewProject = z.object({ name: z.string(), categoryId: z.int() });
/** A project as it is made. */
export type NewProject = z.output<typeof NewProject>;

const newProject = z.codec(z.object({ name: projectName, category_id: z.int({ error: sentences.projectCategoryRequired }) }), NewProject, {
  decode: ({ name, category_id }) => ({ name, categoryId: category_id }),
  encode: ({ name, categoryId }) => ({ name, category_id: categoryId }),
});

export const createProject = endpoint('createProject', 'POST', '/api/photographer/projects', {
  summary: 'Make a project. 422 with fields when something does not fit',
  access: 'photographer',
  body: newProject,
  readBody: (raw) => (isRecord(raw) ? { ...raw, category_id: first(raw, 'category_id', 'categoryId') } : raw),
  reply: data(project),
  read: readProject,
});

/** A field that may be left out (it stays as it is) or emptied (null or an empty text). */
function patch(schema: z.ZodMiniType<string, string>) {
  const held = z.codec(z.union([z.literal(''), schema]), text, { decode: (value) => value || null, encode: (value) => value ?? '' });
  return z.optional(z.nullable(held));
}

/** What a caller may name a category by. */
const claim = z.nullish(z.union([z.string(), z.number()]));

const patchWire = z.object({
  name: projectName,
  category: claim,
  category_id: claim,
  category_code: claim,
  client_name: patch(z.string().check(z.trim(), z.maxLength(limits.clientNameLength, sentences.nameLength))),
  client_email: patch(z.string().check(z.refine((value) => value.trim() === '' || isEmail(value), sentences.emailInvalid))),
  client_phone: patch(z.string().check(z.refine((value) => normalizePhone(value) === '' || isPhone(value), sentences.phoneInvalid))),
  shoot_date: patch(day(sentences.dateInvalid)),
  deadline: patch(day(sentences.dateInvalid)),
});

const optionalField = z.optional(text);
const ProjectPatch = z.object({
  name: z.string(),
  /** Whatever the caller names the category: the server refuses a change of it (ledger CON-35). */
  claimedCategory: z.optional(z.array(z.string())),
  clientName: optionalField,
  clientEmail: optionalField,
  clientPhone: optionalField,
  shootDate: optionalField,
  deadline: optionalField,
});
/** The name, and of the rest only what changed (ledger CON-34). `null` empties a field. */
export type ProjectPatch = z.output<typeof ProjectPatch>;

const projectPatch = z.codec(patchWire, ProjectPatch, {
  decode: ({ name, category, category_id, category_code, client_name, client_email, client_phone, shoot_date, deadline }) => ({
    name,
    claimedCategory: [category, category_id, category_code].filter((one) => one !== undefined && one !== null && one !== '').map(String),
    ...(client_name !== undefined && { clientName: client_name }),
    ...(client_email !== undefined && { clientEmail: client_email && (normalizeEmail(client_email) || null) }),
    ...(client_phone !== undefined && { clientPhone: client_phone && (normalizePhone(client_phone) || null) }),
    ...(shoot_date !== undefined && { shootDate: shoot_date }),
    ...(deadline !== undefined && { deadline }),
  }),
  encode: ({ name, clientName, clientEmail, clientPhone, shootDate, deadline }) => ({
    name,
    ...(clientName !== undefined && { client_name: clientName }),
    ...(clientEmail !== undefined && { client_email: clientEmail }),
    ...(clientPhone !== undefined && { client_phone: clientPhone }),
    ...(shootDate !== undefined && { shoot_date: shootDate }),
    ...(deadline !== undefined && { deadline }),
  }),
});

/** Both days known: the deadline stands after the shoot (D2 §5). */
export function isDeadlineLate(shootDate: string | null, deadline: string | null): boolean {
  return shootDate === null || deadline === null || deadline > shootDate;
}

export const updateProject = endpoint('updateProject', 'PUT', '/api/photographer/projects/:id', {
  summary: 'Change a project. The category is fixed: naming another one is refused',
  access: 'photographer',
  params: idParams,
  body: projectPatch,
  reply: data(project),
  read: readProject,
});

export const archiveProject = endpoint('archiveProject', 'POST', '/api/photographer/projects/:id/archive', {
  summary: 'Put a project into the archive. Doing it twice changes nothing',
  access: 'photographer',
  params: idParams,
  reply: data(project),
  read: readProject,
});

export const restoreProject = endpoint('restoreProject', 'POST', '/api/photographer/projects/:id/restore', {
  summary: 'Take a project out of the archive',
  access: 'photographer',
  params: idParams,
  reply: data(project),
  read: readProject,
});
