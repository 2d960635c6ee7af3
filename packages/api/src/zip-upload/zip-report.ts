import * as z from 'zod/mini';
import { isRecord, unwrap } from '../contract/unwrap.ts';
import { data, enveloped } from '../contract/wire.ts';

const Named = z.object({ name: z.string(), reason: z.string() });
/** By what a file was joined to its original, and the group of that; `decision`: its photographer joined it earlier. */
const Joined = z.object({
  name: z.string(),
  by: z.enum(['folder', 'name', 'picture', 'decision']),
  group: z.nullable(z.string()),
});

const ZipReport = z.object({
  /** Names in this archive that match a photo of the project. */
  matched: z.array(z.string()),
  /** Stored, though no photo of the project has such a name. */
  withoutOriginal: z.array(z.string()),
  /** Identical with the stored file: no new version. */
  unchanged: z.array(z.string()),
  /** Not stored: the original is ambiguous (ledger OPEN-69). */
  ambiguous: z.array(Named),
  /** Not stored: no images, or damaged ones. */
  refused: z.array(Named),
  /** Of each matched file, by what it was. */
  joined: z.array(Joined),
  /** Of those without an original, the files that wait for their photographer, because their pictures or groups contradict their names. */
  held: z.array(Named),
  /** Names of photos of the project without a retouched photo. */
  missing: z.array(z.string()),
  /** Photos of the project, and how many of them have been retouched, over all archives. */
  total: z.object({ originals: z.int(), matched: z.int() }),
});
/** The result of an archive. */
export type ZipReport = z.output<typeof ZipReport>;

const names = z.array(z.string());
const namedList = z.array(Named);

/** The reply of a call that uploads retouched photos. */
export const zipReport = {
  reply: data(
    z.codec(
      z.object({
        matched: names,
        without_original: names,
        unchanged: names,
        ambiguous: namedList,
        refused: namedList,
        joined: z.array(Joined),
        held: namedList,
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
  /** A server that reports nothing about the files has still stored the archive. */
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
  joined: [],
  held: [],
  missing: [],
  total: { originals: 0, matched: 0 },
};
