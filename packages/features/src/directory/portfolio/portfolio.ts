import type { Album, Photo, Photographer, Specialization } from '@portal/api';
import { t } from '../texts.ts';

/** The albums, or one of all photos where the server sends no albums. Empty albums are not shown. */
export function albumsOf({ albums, portfolio }: Pick<Photographer, 'albums' | 'portfolio'>, name: string): Album[] {
  const filled = albums.filter(({ photos }) => photos.length > 0);
  if (filled.length > 0 || portfolio.length === 0) return filled;
  return [{ id: null, name, description: null, specialization: null, photos: portfolio }];
}

/** The specialization of a photo: its own, else its album's. */
function kindOf(photo: Photo, album: Album | undefined): number | null {
  return photo.specializationId ?? album?.specialization?.id ?? null;
}

/** The description of an untitled photo: its owner, its portfolio, and its specialization. */
export function aboutPhotosOf({ name, albums, specializations }: Photographer): (photo: Photo) => string {
  const places = new Map(albums.flatMap((album) => album.photos.map(({ url }) => [url, album])));
  const kinds = byId(albums, specializations);
  return (photo) => {
    const album = places.get(photo.url);
    const kind = kindOf(photo, album);
    const words = [t('portfolio.by', { name }), album && t('portfolio.of', { album: album.name }), kind !== null && kinds.get(kind)?.name];
    return words.filter(Boolean).join(', ');
  };
}

/** All specializations that are known here. */
const byId = (albums: readonly Album[], known: readonly Specialization[]) =>
  new Map([...known, ...albums.flatMap(({ specialization }) => specialization ?? [])].map((one) => [one.id, one]));

/** The specializations that have photos, in the order in which they first appear. */
export function kindsOf(albums: readonly Album[], known: readonly Specialization[]): Specialization[] {
  const names = byId(albums, known);
  const ids = new Set(albums.flatMap((album) => album.photos.map((photo) => kindOf(photo, album))));
  return [...ids].flatMap((id) => (id === null ? [] : (names.get(id) ?? [])));
}

/** Only photos of one specialization; albums that become empty are left out. */
export function ofKind(albums: readonly Album[], kind: number | null): Album[] {
  if (kind === null) return [...albums];
  return albums
    .map((album) => ({ ...album, photos: album.photos.filter((photo) => kindOf(photo, album) === kind) }))
    .filter(({ photos }) => photos.length > 0);
}

/** The photos of all albums in order; the viewer counts positions in this list. */
export function photosOf(albums: readonly Album[]): Photo[] {
  return albums.flatMap(({ photos }) => photos);
}

/** How many photos precede each album. */
export function offsetsOf(albums: readonly Album[]): number[] {
  let before = 0;
  return albums.map(({ photos }) => (before += photos.length) - photos.length);
}

/** Splits a long portfolio into a first part, and further parts of so many photos; the last one has the rest. */
export function partsOf(photos: readonly Photo[], size: number, first = size): { start: number; photos: readonly Photo[] }[] {
  if (photos.length <= first) return [{ start: 0, photos }];
  const others = Array.from({ length: Math.ceil((photos.length - first) / size) }, (_, turn) => first + turn * size);
  return [{ start: 0, photos: photos.slice(0, first) }, ...others.map((start) => ({ start, photos: photos.slice(start, start + size) }))];
}
