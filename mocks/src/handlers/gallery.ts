import {
  deleteGalleryImage,
  type GalleryImage,
  limits,
  listGallery,
  Refusal,
  sentences,
  updateGalleryImage,
  uploadGalleryImage,
} from '@portal/api';
import { mock } from './mock.ts';
import type { Person } from '../world/person.ts';
import { storePhoto } from '../world/images.ts';
import { sent } from '../world/sent.ts';

function imageOf({ gallery }: Person, wanted: number): GalleryImage {
  const image = gallery.find(({ id }) => id === wanted);
  if (!image) throw new Refusal(404, sentences.imageNotFound);
  return image;
}

export const gallery = [
  mock(listGallery, ({ query }, { actor }) => {
    const from = (query.page - 1) * query.limit;
    return {
      items: actor.gallery.slice(from, from + query.limit),
      total: actor.gallery.length,
      page: query.page,
      pages: Math.max(1, Math.ceil(actor.gallery.length / query.limit)),
      perPage: query.limit,
    };
  }),

  mock(uploadGalleryImage, async ({ body }, { world, actor }) => {
    const { file, title, description } = body;
    if (actor.gallery.length >= limits.galleryImages) throw new Refusal(422, sentences.galleryFull, { file: [sentences.galleryFull] });
    const url = await storePhoto(world, file, 'file');
    const image = {
      id: world.nextId(),
      url,
      thumbnail: url,
      title,
      description,
      createdAt: new Date(world.now()).toISOString(),
    };
    actor.gallery.unshift(image);
    return image;
  }),

  mock(updateGalleryImage, ({ params, body }, { actor }) => Object.assign(imageOf(actor, params.id), sent(body))),

  mock(deleteGalleryImage, ({ params }, { world, actor }) => {
    const image = imageOf(actor, params.id);
    actor.gallery = actor.gallery.filter((one) => one !== image);
    world.files.delete(image.url);
    return { message: sentences.imageDeleted };
  }),
];
