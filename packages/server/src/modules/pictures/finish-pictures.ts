import { buffer } from 'node:stream/consumers';
import type { Context } from '../../routing/context.ts';
import { type DerivedImages, ImageError, LatePicture } from '../../platform/images/image-worker.ts';
import type { StoredJob } from '../../platform/jobs/job.ts';
import { insertUnlessThere } from '../../platform/jobs/repository.ts';
import { adoptAll, dropFiles, nameFiles } from '../storage/name-files.ts';
import { newCopyKeys } from './copy-keys.ts';
import { nameMiddle, selectUnfinished, type Unfinished } from './repository.ts';

/** Photographs of one piece of work: seconds, so that letters and leaving people do not wait behind it. */
const AT_ONCE = 10;
/** Milliseconds after which no further one is begun: the work is over before another process may take it for its own. */
const FOR_MS = 60_000;
/** How often a photograph that seems to be damaged is begun: perhaps its process was killed by somebody. */
const TRIES = 2;
/** How often all of them are gone through for those that were too slow. */
const ROUNDS = 3;
/** Milliseconds from one round to the next: perhaps the machine has less to do by then. */
const PAUSE_MS = 1_800_000;

type Finishing = Pick<Context, 'db' | 'files' | 'images' | 'ending' | 'log' | 'requireFree'>;

/** How far the work has come. */
export interface Progress {
  /** The id behind which it goes on. */
  after: number;
  /** The id behind which the next round begins: before the first photograph that was too slow. */
  late?: number | undefined;
  round?: number | undefined;
}

/** Gives the next photographs of an older version the copies that they lack; the rest is work for whoever looks next. */
export async function finishNext(
  context: Finishing,
  job: Pick<StoredJob, 'id'>,
  { after, late, round = 1 }: Progress,
  forMs: number = FOR_MS,
): Promise<void> {
  const { db, ending } = context;
  await context.requireFree();
  const follow = (payload: Progress, pauseMs = 0) => insertUnlessThere(db, { kind: 'finish-pictures', payload }, job.id, pauseMs);
  const until = performance.now() + forMs;
  const photos = await selectUnfinished(db, after, AT_ONCE);
  let last = after;
  let next = late;
  for (const photo of photos) {
    if (ending.aborted || performance.now() > until) break;
    const isLate = await finish(context, photo);
    if (isLate) next ??= last;
    last = photo.id;
  }
  const isOver = photos.length < AT_ONCE && photos.every(({ id }) => id <= last);
  if (!isOver) await follow({ after: last, late: next, round });
  else if (next !== undefined && round < ROUNDS) await follow({ after: next, round: round + 1 }, PAUSE_MS);
}

/** Answers whether it was too slow. */
async function finish(context: Finishing, { id, medium_key }: Unfinished): Promise<boolean> {
  const derived = await deriveFrom(context, medium_key).catch((error: unknown) => {
    if (!(error instanceof LatePicture)) throw error;
    // Those behind it must not wait until the machine is quicker.
    context.log.warn({ err: error, photo: id }, 'A photograph has not got its middle copy');
    return 'late' as const;
  });
  if (derived === 'late') return true;
  if (!derived?.middle) return false;
  const { middle: key } = newCopyKeys('photos');
  try {
    await adoptAll(context, { [key]: derived.middle.path });
    const isNamed = await nameFiles(context, [key], (trx) => nameMiddle(trx, id, key, derived.placeholder));
    if (!isNamed) await dropFiles(context, [key]);
  } finally {
    await derived.discard();
  }
  return false;
}

/** From the large copy, which is read quicker than the original. One that is missing or damaged stays as it is. */
async function deriveFrom({ files, images, ending }: Finishing, key: string): Promise<DerivedImages | null> {
  const content = await files.read(key);
  if (!content) return null;
  const bytes = await buffer(content);
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await images.derive(bytes, 'photo');
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      // A server that stops ends its picture processes: that says nothing about the picture.
      ending.throwIfAborted();
    }
  }
  return null;
}
