import { setImmediate as othersFirst } from 'node:timers/promises';
import { type LookAt, notCompared } from '@portal/api';
import { type Descriptor, hasDetail, isPlainlyOther, isSurelySame, likely, mostAlike, readDescriptor } from './compare-descriptors.ts';

/** An original with the hash of its file, so that a replaced file is compared again. */
interface Original {
  id: number;
  hash: string;
}

/** A file with its descriptor; undefined: not read, null: it has none. */
interface Seen {
  content_hash?: string;
  descriptor?: string | null;
}

type Look = ReturnType<typeof notCompared>;
/** Reads the stored descriptors of originals by their ids. */
type ReadStored = (ids: readonly number[]) => Promise<ReadonlyMap<number, string | null>>;

/** The descriptor of an image that can be compared with others. */
function comparable(stored: string | null | undefined): Descriptor | null {
  const descriptor = stored ? readDescriptor(stored) : null;
  return descriptor && hasDetail(descriptor) ? descriptor : null;
}

/**
 * Compares pictures for the rules that match files to originals. The rules are run twice: first to find which pictures they need, then with these
 * compared. Comparisons are remembered, so that what is compared before a transaction is not compared in it.
 */
export function pictureComparer() {
  const looks = new Map<string, Look>();

  return async function withPictures<File extends Seen, Result>(
    readStored: ReadStored,
    originals: readonly Original[],
    rules: (look: LookAt<File>) => Result,
  ): Promise<Result> {
    const hashes = new Map(originals.map(({ id, hash }) => [id, hash]));
    const keyOf = (file: File, ids: readonly number[]) => [file.content_hash, ...ids.map((id) => hashes.get(id))].join(' ');
    const wanted = new Map<string, Parameters<LookAt<File>>>();
    const result = rules((file, ids, others) => {
      const known = looks.get(keyOf(file, ids));
      if (!known && file.descriptor) wanted.set(keyOf(file, ids), [file, ids, others]);
      return known ?? notCompared();
    });
    if (wanted.size === 0) return result;
    const descriptors = new Map<number, Descriptor | null>();
    const read = async (ids: readonly number[]): Promise<{ id: number; descriptor: Descriptor }[]> => {
      const missing = ids.filter((id) => !descriptors.has(id));
      if (missing.length > 0) {
        for (const [id, stored] of await readStored(missing)) descriptors.set(id, comparable(stored));
      }
      return ids.flatMap((id) => {
        const descriptor = descriptors.get(id);
        return descriptor ? { id, descriptor } : [];
      });
    };
    await read([...wanted.values()].flatMap(([, ids]) => ids));
    for (const [key, [file, ids, others]] of wanted) looks.set(key, await lookAt(file, ids, others, read));
    return rules((file, ids) => looks.get(keyOf(file, ids)) ?? notCompared());
  };
}

/** What a picture says about the originals that its name could mean. Others are compared only where it is not clear from these. */
async function lookAt(
  { descriptor }: Seen,
  ids: readonly number[],
  others: readonly number[],
  read: (ids: readonly number[]) => Promise<{ id: number; descriptor: Descriptor }[]>,
): Promise<Look> {
  const picture = comparable(descriptor);
  const named = picture ? await read(ids) : [];
  if (!picture || named.length === 0) return notCompared();
  const near = await mostAlike(picture, named, othersFirst);
  const { shown, isSure } = likely(near);
  const [best] = near;
  if (!best) return notCompared();
  const isOnly = ids.length === 1;
  if (isOnly && isPlainlyOther(best)) return { shown: null, isOther: true };
  // One of several that cannot be compared may be it as well.
  const agreed = named.length === ids.length || isSure ? (shown?.id ?? null) : null;
  if ((!isOnly && agreed === null) || isSurelySame(best)) return { shown: agreed, isOther: false };
  const meant = new Set(ids);
  const further = await read(others.filter((id) => !meant.has(id)));
  const among = await mostAlike(picture, [...named, ...further], othersFirst);
  const clear = likely(among).shown;
  const isOther = isOnly && clear !== null && !meant.has(clear.id);
  return { shown: among[0]?.original.id === agreed ? agreed : null, isOther };
}
