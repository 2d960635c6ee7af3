import { buffer } from 'node:stream/consumers';
import type { Context } from '../../context.ts';
import { type DerivedImages, ImageError } from '../../platform/images/image-worker.ts';
import { adoptAll, dropFiles, nameFiles } from '../storage/name-files.ts';
import { newCopyKeys } from './copy-keys.ts';
import { nameMiddle, selectUnfinished, type Unfinished } from './repository.ts';

/** Photographs of one piece of work: seconds, so that letters and leaving people do not wait behind it. */
const AT_ONCE = 10;

/** Gives the next photographs of an older version the copies that they lack; the rest is work for whoever looks next. */
export async function finishNext(context: Context, after: number): Promise<void> {
  const photos = await selectUnfinished(context.db, after, AT_ONCE);
  for (const photo of photos) await finish(context, photo);
  const last = photos.at(-1);
  if (last && photos.length === AT_ONCE) await context.enqueue({ kind: 'finish-pictures', payload: { after: last.id } });
}

async function finish(context: Context, { id, medium_key }: Unfinished): Promise<void> {
  const derived = await deriveFrom(context, medium_key);
  if (!derived?.middle) return;
  const { middle: key } = newCopyKeys('photos');
  try {
    await adoptAll(context, { [key]: derived.middle.path });
    const isNamed = await nameFiles(context, [key], (trx) => nameMiddle(trx, id, key, derived.placeholder));
    if (!isNamed) await dropFiles(context, [key]);
  } finally {
    await derived.discard();
  }
}

/** From the large copy, which is read quicker than the original. One that is missing or damaged stays as it is. */
async function deriveFrom({ files, images }: Context, key: string): Promise<DerivedImages | null> {
  const content = await files.read(key);
  if (!content) return null;
  return images.derive(await buffer(content), 'photo').catch((error: unknown) => {
    if (error instanceof ImageError) return null;
    throw error;
  });
}
