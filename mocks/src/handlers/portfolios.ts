import {
  changedElsewhere,
  createPortfolio,
  createPortfolioWithPhotos,
  deletePortfolio,
  getPortfolio,
  limits,
  listPortfolios,
  type Portfolio,
  type PortfolioInput,
  Refusal,
  requireVersion,
  saveOrder,
  sentences,
  updatePortfolio,
} from '@portal/api';
import { addFiles, type Album, albumOf, requireSpecialization } from './albums.ts';
import { mock } from './mock.ts';
import type { Person } from '../world/person.ts';
import { specializationOf } from './photographer.ts';
import type { World } from '../world/world.ts';

const shown = (world: World, album: Album): Portfolio => ({ ...album, specialization: specializationOf(world, album.specializationId) });

function newAlbum(world: World, actor: Person, { title, description, specializationId }: PortfolioInput): Album {
  requireSpecialization(world, specializationId);
  if (actor.albums.length >= limits.portfolios) throw new Refusal(422, sentences.portfoliosFull, { title: [sentences.portfoliosFull] });
  return { id: world.nextId(), title, description, specializationId, photos: [] };
}

/** Sorts the items by the given ids; refuses a list with missing or unknown ids. */
function inOrder<T extends { id: number | null }>(things: readonly T[], order: readonly number[]): T[] {
  const found = order.flatMap((wanted) => things.find(({ id }) => id === wanted) ?? []);
  if (found.length !== order.length || found.length !== things.length) {
    throw new Refusal(422, sentences.orderStale, { order: [sentences.orderStale] });
  }
  return found;
}

export const portfolios = [
  mock(listPortfolios, (_, { world, actor }) => actor.albums.map((album) => shown(world, album))),

  mock(createPortfolio, ({ body }, { world, actor }) => {
    const album = newAlbum(world, actor, body);
    actor.albums.push(album);
    return shown(world, album);
  }),

  mock(createPortfolioWithPhotos, async ({ body }, { world, actor }) => {
    const album = newAlbum(world, actor, body);
    const { photos } = await addFiles(world, actor, album, body.files, { title: null, specializationId: null });
    for (const photo of photos) photo.isFeatured = body.isFeatured;
    actor.albums.push(album);
    return shown(world, album);
  }),

  // Before the calls with an id, whose URL pattern matches this too.
  mock(saveOrder, ({ body }, { actor }) => {
    if (body.portfolioId === null) actor.albums = inOrder(actor.albums, body.order);
    else {
      const album = albumOf(actor, body.portfolioId);
      album.photos = inOrder(album.photos, body.order);
    }
    return { message: sentences.orderSaved };
  }),

  mock(getPortfolio, ({ params }, { world, actor }) => shown(world, albumOf(actor, params.id))),

  mock(updatePortfolio, ({ params, body, version }, { world, actor }) => {
    const album = albumOf(actor, params.id);
    requireSpecialization(world, body.specializationId);
    requireVersion(updatePortfolio, version, shown(world, album), changedElsewhere.portfolio);
    return shown(world, Object.assign(album, body));
  }),

  mock(deletePortfolio, ({ params }, { world, actor }) => {
    const album = albumOf(actor, params.id);
    actor.albums = actor.albums.filter((one) => one !== album);
    for (const { url } of album.photos) world.files.delete(url);
    return { message: sentences.portfolioDeleted };
  }),
];
