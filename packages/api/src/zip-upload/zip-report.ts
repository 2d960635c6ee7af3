import * as z from 'zod/mini';
import { isRecord, unwrap } from '../contract/unwrap.ts';
import { data, enveloped } from '../contract/wire.ts';

const Named = z.object({ name: z.string(), reason: z.string() });

const ZipReport = z.object({
  /** Names of this archive that belong to a photo of the order. */
  matched: z.array(z.string()),
  /** Stored, though no photo of the order has such a name. */
  withoutOriginal: z.array(z.string()),
  /** Exactly the file that was there already: no new version. */
  unchanged: z.array(z.string()),
  /** Not stored: unclear whose they are (ledger OPEN-69). */
  ambiguous: z.array(Named),
  /** Not stored: no images, or damaged ones. */
  refused: z.array(Named),
  /** Names of photos of the order that nothing retouched belongs to yet. */
  missing: z.array(z.string()),
  /** Photos of the order, and how many of them have been retouched, over all archives. */
  total: z.object({ originals: z.int(), matched: z.int() }),
});
/** What an archive has brought. */
export type ZipReport = z.output<typeof ZipReport>;

const names = z.array(z.string());
const namedList = z.array(Named);

/** The reply of a call that brings retouched photos. */
export const zipReport = {
  reply: data(
    z.codec(
      z.object({
        matched: names,
        without_original: names,
        unchanged: names,
        ambiguous: namedList,
        refused: namedList,
        missing: names,
        total: z.object({ originals: z.int(), matched: z.int() }),
      }),
      ZipReport,
      {
        decode: ({ without_original, ...rest }) => ({ ...rest, withoutOriginal: without_original }),
        encode: ({ withoutOriginal, ...rest }) => ({ ...rest, without_original: withoutOriginal }),
      },
    ),
  ),
  /** A server that reports nothing about the files has still taken the archive. */
  read: (raw: unknown): unknown => {
    const body = unwrap(raw);
    return enveloped()({ ...emptyReport, ...(isRecord(body) ? body : {}) });
  },
};

const emptyReport = {
  matched: [],
  without_original: [],
  unchanged: [],
  ambiguous: [],
  refused: [],
  missing: [],
  total: { originals: 0, matched: 0 },
};
