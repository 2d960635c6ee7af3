import { type AddedPhotos, limits, type PortfolioPhoto, Refusal, sentences } from '@portal/api';
import type { Person } from '../world/person.ts';
import { isSame, storePhoto, nameOf } from '../world/images.ts';
import type { World } from '../world/world.ts';

export type Album = Person['albums'][number];

/** A portfolio of the person, or 404: portfolios of others count as missing. */
export function albumOf({ albums }: Person, wanted: number): Album {
  const album = albums.find(({ id }) => id === wanted);
  if (!album) throw new Refusal(404, sentences.portfolioNotFound);
  return album;
}

/** Refuses with 422 an id that no specialization of the world has. Null is accepted. */
export function requireSpecialization(world: World, wanted: number | null): void {
  if (wanted === null || world.specializations.some(({ id }) => id === wanted)) return;
  throw new Refusal(422, sentences.invalid, { specialization_id: [sentences.categoryUnknown] });
}

const filesRefusal = (message: string) => new Refusal(422, message, { files: [message] });

interface PhotoFields {
  title: string | null;
  specializationId: number | null;
}

/** A photo for the album, which the caller has to add. A null specialization means the album's; its size is unknown, because nothing is decoded. */
export function newPhoto(
  world: World,
  album: Album,
  url: string,
  { title, specializationId, fileName }: PhotoFields & { fileName: string | null },
): PortfolioPhoto {
  return {
    id: world.nextId(),
    url,
    thumbnail: url,
    title,
    fileName,
    description: null,
    specializationId: specializationId ?? album.specializationId,
    width: null,
    height: null,
    color: null,
    placeholder: null,
    middle: null,
    isFeatured: false,
    createdAt: new Date(world.now()).toISOString(),
    portfolioId: album.id,
  };
}

/** The photo of the album with the same file content. */
export async function sameIn(world: World, photos: readonly PortfolioPhoto[], file: Blob): Promise<PortfolioPhoto | undefined> {
  for (const photo of photos) {
    const stored = world.files.get(photo.url);
    if (stored && (await isSame(stored, file))) return photo;
  }
  return undefined;
}

/** Refuses more photos than the limit of the album or of the photographer allows. */
export function requirePhotoLimit({ albums }: Person, album: Album, more: number): void {
  if (album.photos.length + more > limits.photosPerPortfolio) throw filesRefusal(sentences.photosFull);
  const all = albums.reduce((sum, { photos }) => sum + photos.length, 0);
  if (all + more > limits.photosInPortfolios) throw filesRefusal(sentences.photosFullInAll);
}

/** Adds all files as photos of the album, or none; identical files become one photo. */
export async function addFiles(
  world: World,
  actor: Person,
  album: Album,
  files: readonly Blob[],
  fields: PhotoFields,
): Promise<AddedPhotos> {
  if (files.length === 0) throw filesRefusal(sentences.photosMissing);
  if (files.length > limits.photosPerUpload) throw filesRefusal(sentences.photosTooMany);
  const photos: PortfolioPhoto[] = [];
  const repeated: number[] = [];
  for (const file of files) {
    const url = await storePhoto(world, file, 'files', files);
    const before = await sameIn(world, album.photos, file);
    if (before) repeated.push(before.id ?? 0);
    photos.push(before ?? (await sameIn(world, photos, file)) ?? newPhoto(world, album, url, { ...fields, fileName: nameOf(file) }));
  }
  const once = [...new Set(photos)];
  const fresh = once.filter((photo) => !album.photos.includes(photo));
  requirePhotoLimit(actor, album, fresh.length);
  album.photos.push(...fresh);
  return { photos: once, repeated: [...new Set(repeated)] };
}
