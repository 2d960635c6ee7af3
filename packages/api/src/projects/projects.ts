import * as z from 'zod/mini';
import { camelCased, type Renamed } from '../contract/camel-cased.ts';
import { day } from './days.ts';
import { endpoint } from '../contract/endpoint.ts';
import { normalizeEmail, optionalEmail } from '../profile/email.ts';
import { limits } from '../contract/limits.ts';
import { notice } from '../contract/notice.ts';
import { normalizePhone } from '../profile/phone.ts';
import { phoneText } from '../profile/phone-text.ts';
import { idOrNull, normaliseProject, project, readProject, text } from './project.ts';
import { each, first, isRecord, unwrapList } from '../contract/unwrap.ts';
import { camelFields, snakeFields } from '../contract/renamed-fields.ts';
import { readable } from '../contract/readable.ts';
import { sentences } from '../contract/sentences.ts';
import { data, enveloped, idParams, maxCharacters, requiredText } from '../contract/wire.ts';

/** A project without a readable id gets a negative one, unique in the list: it is shown, without images (ledger MNG-04). */
function normaliseListed(raw: unknown, index: number): unknown {
  return normaliseProject(isRecord(raw) ? { ...raw, id: idOrNull(raw['id']) ?? -1 - index } : raw);
}

/** `data` is the list, or `data.items` (ledger CON-27). */
export const listProjects = endpoint('listProjects', 'GET', '/api/photographer/projects', {
  summary: 'The caller’s projects, active and archived, the newest first',
  access: 'photographer',
  reply: data(readable(project)),
  read: (raw) => enveloped()(each(unwrapList(raw, ['items', 'projects']), normaliseListed)),
});

const projectName = requiredText(limits.projectNameLength, sentences.projectNameRequired, sentences.nameLength);

const newProject = camelCased(z.object({ name: projectName, category_id: z.int({ error: sentences.projectCategoryRequired }) }));
/** The input for a new project. */
export type NewProject = z.output<typeof newProject>;

export const createProject = endpoint('createProject', 'POST', '/api/photographer/projects', {
  summary: 'Make a project. 422 with fields when something does not fit',
  access: 'photographer',
  body: newProject,
  readBody: (raw) => (isRecord(raw) ? { ...raw, category_id: first(raw, 'category_id', 'categoryId') } : raw),
  reply: data(project),
  read: readProject,
});

/** A field that may be absent (no change) or emptied (null or an empty text). */
function patch(schema: z.ZodMiniType<string, string>, tidy: (value: string) => string = (value) => value) {
  const held = z.codec(z.union([z.literal(''), schema]), text, {
    decode: (value) => (value && tidy(value)) || null,
    encode: (value) => value ?? '',
  });
  return z.optional(z.nullable(held));
}

const patchFields = {
  name: projectName,
  client_name: patch(z.string().check(z.trim(), maxCharacters(limits.clientNameLength, sentences.nameLength))),
  client_email: patch(optionalEmail, normalizeEmail),
  client_phone: patch(phoneText, normalizePhone),
  shoot_date: patch(day(sentences.dateInvalid)),
  deadline: patch(day(sentences.dateInvalid)),
};

/** The name, and of the other fields only the changed ones (ledger MNG-26, CON-34). `null` empties a field. */
export interface ProjectPatch extends Renamed<z.output<z.ZodMiniObject<typeof patchFields>>, object> {
  /** Accepted in any form: the server refuses a change of it (ledger CON-35). */
  claimedCategory?: string[] | undefined;
}

/** How a caller may name a category. */
const claim = z.nullish(z.union([z.string(), z.number()]));

const projectPatch = z.codec(
  z.object({ ...patchFields, category: claim, category_id: claim, category_code: claim }),
  z.custom<ProjectPatch>(),
  {
    decode: ({ category, category_id, category_code, ...sent }) => ({
      ...camelFields(sent),
      claimedCategory: [category, category_id, category_code].filter((one) => one !== undefined && one !== null && one !== '').map(String),
    }),
    encode: ({ claimedCategory: _, ...sent }) => snakeFields(sent),
  },
);

/** If both are known, the deadline has to be after the shoot (D2 §5). */
export function isDeadlineLate(shootDate: string | null, deadline: string | null): boolean {
  return shootDate === null || deadline === null || deadline > shootDate;
}

export const updateProject = endpoint('updateProject', 'PUT', '/api/photographer/projects/:id', {
  summary: 'Change a project. The category is fixed: naming another one is refused. 409 with the project when it has changed meanwhile',
  access: 'photographer',
  params: idParams,
  isVersioned: true,
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

export const deleteProject = endpoint('deleteProject', 'DELETE', '/api/photographer/projects/:id', {
  summary:
    'Delete an own project, active or archived, with its photos, what was retouched of them, and all files. 404 also the second time',
  access: 'photographer',
  params: idParams,
  ...notice,
});
