import {
  addPhotos,
  attachPhoto,
  changedElsewhere,
  deletePhoto,
  limits,
  movePhotos,
  Refusal,
  requireVersion,
  sentences,
  updatePhoto,
  uploadFile,
  withChanges,
} from '@portal/api';
import { addFiles, albumOf, newPhoto, requirePhotoLimit, requireSpecialization, sameIn } from './albums.ts';
import { mock } from './mock.ts';
import type { Person } from '../world/person.ts';
import { storePhoto, nameOf } from '../world/images.ts';

function photoOf(actor: Person, { id, mediaId }: { id: number; mediaId: number }) {
  const album = albumOf(actor, id);
  const photo = album.photos.find((one) => one.id === mediaId);
  if (!photo) throw new Refusal(404, sentences.photoNotFound);
  return { album, photo };
}

export const portfolioPhotos = [
  mock(addPhotos, ({ params, body }, { world, actor }) => {
    const album = albumOf(actor, params.id);
    if (body.portfolioId !== null && body.portfolioId !== album.id) {
      throw new Refusal(422, sentences.invalid, { portfolio_id: [sentences.valueInvalid] });
    }
    requireSpecialization(world, body.specializationId);
    return addFiles(world, actor, album, body.files, body);
  }),

  mock(attachPhoto, async ({ params, body }, { world, actor }) => {
    const album = albumOf(actor, params.id);
    requireSpecialization(world, body.specializationId);
    const name = actor.looseFiles.get(body.fileUrl);
    const file = world.files.get(body.fileUrl);
    if (name === undefined || !file) throw new Refusal(422, sentences.fileUnknown, { file_url: [sentences.fileUnknown] });
    const before = await sameIn(world, album.photos, file);
    const photo = before ?? newPhoto(world, album, body.fileUrl, { ...body, fileName: name });
    if (!before) {
      requirePhotoLimit(actor, album, 1);
      album.photos.push(Object.assign(photo, { isFeatured: body.isFeatured }));
    }
    actor.looseFiles.delete(body.fileUrl);
    return { photos: [photo], repeated: before ? [before.id ?? 0] : [] };
  }),

  mock(updatePhoto, ({ params, body, version }, { world, actor }) => {
    const { photo } = photoOf(actor, params);
    requireSpecialization(world, body.specializationId ?? null);
    requireVersion(updatePhoto, version, photo, changedElsewhere.photo);
    return Object.assign(photo, withChanges(photo, body));
  }),

  mock(movePhotos, async ({ params, body }, { world, actor }) => {
    const album = albumOf(actor, params.id);
    const target = albumOf(actor, body.portfolioId);
    const wanted = [...new Set(body.photoIds)].map((mediaId) => photoOf(actor, { id: album.id, mediaId }).photo);
    const moving: typeof wanted = [];
    for (const photo of wanted) {
      const file = world.files.get(photo.url);
      const same = target.photos.includes(photo) || (file && (await sameIn(world, target.photos, file)));
      if (!same) moving.push(photo);
    }
    if (target.photos.length + moving.length > limits.photosPerPortfolio) {
      throw new Refusal(422, sentences.photosFull, { portfolio_id: [sentences.photosFull] });
    }
    album.photos = album.photos.filter((photo) => !moving.includes(photo));
    for (const photo of moving) photo.portfolioId = target.id;
    target.photos.push(...moving);
    return { photos: moving, repeated: wanted.flatMap((photo) => (moving.includes(photo) ? [] : (photo.id ?? 0))) };
  }),

  mock(deletePhoto, ({ params }, { world, actor }) => {
    const { album, photo } = photoOf(actor, params);
    album.photos = album.photos.filter((one) => one !== photo);
    world.files.delete(photo.url);
    return { message: sentences.photoDeleted };
  }),

  mock(uploadFile, async ({ body }, { world, actor }) => {
    if (actor.looseFiles.size >= limits.looseFiles) throw new Refusal(422, sentences.looseFilesFull, { file: [sentences.looseFilesFull] });
    const url = await storePhoto(world, body.file, 'file');
    actor.looseFiles.set(url, nameOf(body.file));
    return { url };
  }),
];
