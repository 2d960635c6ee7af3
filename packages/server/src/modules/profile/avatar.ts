import { sentences } from '@portal/api';
import { fieldRefusal } from '../../http/uploads/uploads.ts';
import type { UploadedFile } from '../../http/uploads/upload-rules.ts';
import { newFileKey } from '../../platform/files/file-key.ts';
import { ImageError, type DerivedImages } from '../../platform/images/image-worker.ts';
import type { Context } from '../../routing/context.ts';
import type { Actor } from '../../routing/caller.ts';
import { mediaUrl } from '../media-url.ts';
import { imageProblem } from '../photo-files/image-problem.ts';
import { adoptAll, nameFiles } from '../storage/name-files.ts';
import { replaceAvatar } from './repository.ts';

/** Stores square copies of the image but not the file itself, whose metadata are private. */
export async function uploadAvatar(
  context: Context,
  { userId }: Actor,
  { body }: { body: { file: UploadedFile } },
): Promise<{ url: string }> {
  const derived = await derive(context, body.file);
  const key = newFileKey('avatars', 'jpg');
  const smallKey = newFileKey('avatars', 'webp');
  try {
    await adoptAll(context, { [key]: derived.large.path, [smallKey]: derived.small.path });
    await nameFiles(context, [key, smallKey], (trx) => replaceAvatar(trx, userId, { key, smallKey }));
    // Done last: until the row is updated, the old image is the avatar.
    context.removePendingFiles();
  } finally {
    await derived.discard();
  }
  return { url: mediaUrl(key) };
}

export async function removeAvatar(context: Context, { userId }: Actor): Promise<{ message: string }> {
  await replaceAvatar(context.db, userId, null);
  context.removePendingFiles();
  return { message: sentences.avatarRemoved };
}

async function derive({ images }: Context, { path }: UploadedFile): Promise<DerivedImages> {
  try {
    return await images.derive(path, 'avatar');
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    throw fieldRefusal(422, 'file', imageProblem(error.reason, sentences.avatar_format));
  }
}
