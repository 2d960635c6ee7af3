import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { endpoint, file } from '../contract/endpoint.ts';
import { notice } from '../contract/notice.ts';
import { isRecord, unwrap } from '../contract/unwrap.ts';
import { sentences } from '../contract/sentences.ts';
import { data, enveloped, idParams, integerText } from '../contract/wire.ts';

/** Where calls about archives live: without /api, as the documents write them; the server serves them under /api too (ledger CON-37). */
export const ZIP_BASE = '/photographer/orders/:id/images';

const Addresses = z.object({ thumb: z.nullable(z.string()), medium: z.nullable(z.string()), original: z.nullable(z.string()) });

/** Under its own name: that of the next version may differ, its format too. */
const version = camelCased(
  z.object({ number: z.int(), name: z.string(), size: z.int(), created_at: z.string(), original: z.nullable(z.string()) }),
);

const retouched = camelCased(
  z.object({
    /** Of the photo: it stays when a new version comes. */
    id: z.int(),
    name: z.string(),
    /** Bytes. */
    size: z.int(),
    /** When this version came, ISO 8601. */
    created_at: z.string(),
    /** 1 for the first, one more with each upload that brings another file of it. */
    version: z.int(),
    /** The photo of the order that it was made of; null when none fits. */
    original_id: z.nullable(z.int()),
    urls: Addresses,
    width: z.nullable(z.int()),
    height: z.nullable(z.int()),
    color: z.nullable(z.string()),
    /** Earlier versions, the newest first. */
    earlier: z.array(version),
  }),
);
/** A retouched photo. */
export type Retouched = z.output<typeof retouched>;

const path = '/api/orders/:id/images/retouched';
const retouchedParams = z.extend(idParams, {
  retouchedId: integerText({ min: 1, max: Number.MAX_SAFE_INTEGER, error: sentences.idInvalid }),
});

/** The call behind the tab of retouched photos, which the specification leaves out (ledger OPEN-46). */
export const listRetouched = endpoint('listRetouched', 'GET', path, {
  summary: 'The retouched photos of an own order, each with the photo it was made of, by name',
  access: 'photographer',
  params: idParams,
  reply: data(z.array(retouched)),
  read: (raw) => {
    const body = unwrap(raw);
    return enveloped()(isRecord(body) && Array.isArray(body['images']) ? body['images'] : body);
  },
});

export const deleteRetouched = endpoint('deleteRetouched', 'DELETE', `${path}/:retouchedId`, {
  summary: 'Delete an own retouched photo with all its versions and their files. Its original stays',
  access: 'photographer',
  params: retouchedParams,
  ...notice,
});

/** Opened in a new tab, hence the cookie's token counts here (ledger OPEN-47, OPEN-68). */
export const downloadRetouched = endpoint('downloadRetouched', 'GET', `${ZIP_BASE}/download-zip`, {
  summary: 'The retouched photos of an own order as a ZIP, under their own names',
  access: 'photographer',
  params: idParams,
  reply: file,
});
