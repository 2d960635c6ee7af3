import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { endpoint, file } from '../contract/endpoint.ts';
import { ofGroup } from '../groups/groups.ts';
import { limits } from '../contract/limits.ts';
import { notice } from '../contract/notice.ts';
import { readable } from '../contract/readable.ts';
import { each, isRecord, unwrapList } from '../contract/unwrap.ts';
import { sentences } from '../contract/sentences.ts';
import { data, enveloped, idParams, integerText } from '../contract/wire.ts';

/** Where calls about archives live: without /api, as the documents write them; the server serves them under /api too (ledger CON-37). */
export const ZIP_BASE = '/photographer/orders/:id/images';

const Addresses = z.object({ thumb: z.nullable(z.string()), medium: z.nullable(z.string()), original: z.nullable(z.string()) });

/** The file name; that of the next version may differ, and its format too. */
const version = camelCased(
  z.object({
    number: z.int(),
    name: z.string(),
    size: z.int(),
    created_at: z.string(),
    original: z.nullable(z.string()),
    /** When the photographer let clients see this version; null: it waits. */
    shown_at: z.nullable(z.string()),
    /** When a client accepted it. */
    accepted_at: z.nullable(z.string()),
  }),
);

export const retouched = camelCased(
  z.object({
    /** The id of the photo, which stays when a new version is added. */
    id: z.int(),
    name: z.string(),
    /** Bytes. */
    size: z.int(),
    /** When this version was uploaded, ISO 8601. */
    created_at: z.string(),
    /** 1 for the first, one more with each upload that has another file of it. */
    version: z.int(),
    /** Its original in the project; null when none matches. */
    original_id: z.nullable(z.int()),
    urls: Addresses,
    width: z.nullable(z.int()),
    height: z.nullable(z.int()),
    color: z.nullable(z.string()),
    /** When the photographer let clients see this version; null: it waits. Clients see the newest version that has been shown. */
    shown_at: z.nullable(z.string()),
    /** When a client accepted this version. */
    accepted_at: z.nullable(z.string()),
    /** Earlier versions, the newest first. */
    earlier: z.array(version),
    /** Held back from delivery, with all versions. */
    is_held: z.boolean(),
  }),
);
/** A retouched photo. */
export type Retouched = z.output<typeof retouched>;

/** A server without these fields shows every version at once. */
const shownAtOnce = (raw: unknown) => (isRecord(raw) ? { shown_at: raw['created_at'], accepted_at: null, ...raw } : raw);

/** A server without the field of what is held back delivers everything. */
const normaliseRetouched = (raw: unknown) => {
  if (!isRecord(raw)) return raw;
  const { earlier } = raw;
  return { is_held: false, ...(shownAtOnce(raw) as object), earlier: Array.isArray(earlier) ? earlier.map(shownAtOnce) : earlier };
};

export const retouchedPath = '/api/orders/:id/images/retouched';
const retouchedParams = z.extend(idParams, {
  retouchedId: integerText({ min: 1, max: Number.MAX_SAFE_INTEGER, error: sentences.idInvalid }),
});

/** The call behind the tab of retouched photos, which the specification leaves out (ledger OPEN-46). */
export const listRetouched = endpoint('listRetouched', 'GET', retouchedPath, {
  summary: 'The retouched photos of an own project, each with the photo it was made of, by name',
  access: 'photographer',
  params: idParams,
  reply: data(readable(retouched)),
  read: (raw) => enveloped()(each(unwrapList(raw, ['images']), normaliseRetouched)),
});

export const restoreRetouched = endpoint('restoreRetouched', 'POST', `${retouchedPath}/:retouchedId/restore`, {
  summary:
    'Make an earlier version of an own retouched photo the current one; the others stay. 404 when the version is not stored any more',
  access: 'photographer',
  params: retouchedParams,
  body: z.object({ version: z.int() }),
  reply: data(retouched),
});

export const holdRetouched = endpoint('holdRetouched', 'PUT', `${retouchedPath}/held`, {
  summary: 'Hold own retouched photos back from delivery, or deliver them again; gives the whole list. Those that are gone are passed over',
  access: 'photographer',
  params: idParams,
  body: z.codec(
    z.object({
      ids: z
        .array(z.int())
        .check(z.minLength(1, sentences.projectImagesChosen), z.maxLength(limits.projectImages, sentences.projectImagesChosen)),
      is_held: z.boolean(),
    }),
    z.object({ ids: z.array(z.int()), isHeld: z.boolean() }),
    { decode: ({ ids, is_held }) => ({ ids, isHeld: is_held }), encode: ({ ids, isHeld }) => ({ ids, is_held: isHeld }) },
  ),
  reply: data(z.array(retouched)),
});

export const showRetouched = endpoint('showRetouched', 'PUT', `${retouchedPath}/shown`, {
  summary:
    'Let clients see these versions of own retouched photos, or let them wait again; gives the whole list. Each version is named, so that one that came meanwhile is not shown unseen. What is gone is passed over, and a version that a client has accepted does not wait again',
  access: 'photographer',
  params: idParams,
  body: z.codec(
    z.object({
      photos: z
        .array(z.object({ id: z.int(), version: z.int() }))
        .check(z.minLength(1, sentences.projectImagesChosen), z.maxLength(limits.projectImages, sentences.projectImagesChosen)),
      is_shown: z.boolean(),
    }),
    z.object({ photos: z.array(z.object({ id: z.int(), version: z.int() })), isShown: z.boolean() }),
    {
      decode: ({ photos, is_shown }) => ({ photos, isShown: is_shown }),
      encode: ({ photos, isShown }) => ({ photos, is_shown: isShown }),
    },
  ),
  reply: data(z.array(retouched)),
});

export const deleteRetouched = endpoint('deleteRetouched', 'DELETE', `${retouchedPath}/:retouchedId`, {
  summary: 'Delete an own retouched photo with all its versions and their files. Its original stays',
  access: 'photographer',
  params: retouchedParams,
  ...notice,
});

/** Opened in a new tab, hence the cookie's token is accepted here (ledger OPEN-47, OPEN-68). */
export const downloadRetouched = endpoint('downloadRetouched', 'GET', `${ZIP_BASE}/download-zip`, {
  summary:
    'The retouched photos of an own project as a ZIP, under their own names, without those that are held back; in folders of the groups of their originals, or of one group',
  access: 'photographer',
  params: idParams,
  query: ofGroup,
  reply: file,
});
