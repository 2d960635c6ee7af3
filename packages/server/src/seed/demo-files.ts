import type { DemoPhotographer } from '@portal/mocks/seed';
import type { StoredPhoto } from '../modules/photo-files/store-photo.ts';
import type { Ports } from '../platform/ports.ts';
import { newFileKey } from '../platform/files/file-key.ts';
import { createStore, type DemoImage, storeImage } from './demo-images.ts';

export interface StoredAvatar {
  avatar_key: string;
  avatar_small_key: string;
}

export interface StoredPerson {
  avatar: StoredAvatar | null;
  /** By portfolio, in the order of its photos. */
  photos: StoredPhoto[][];
}

/** Gives every row files of its own, as uploads do: deleting a photo deletes its files. */
export function storePeople(
  ports: Ports,
  people: readonly DemoPhotographer[],
  images: ReadonlyMap<string, DemoImage>,
): Promise<StoredPerson[]> {
  const store = createStore(ports);

  function imageOf(file: string): DemoImage {
    const image = images.get(file);
    if (!image) throw new Error(`No such demo image: ${file}`);
    return image;
  }

  const storePhoto = (file: string): Promise<StoredPhoto> => storeImage(store, imageOf(file), { original: 'originals', copies: 'photos' });

  async function storeAvatar(file: string): Promise<StoredAvatar> {
    const { large, small } = imageOf(file);
    const [avatar_key, avatar_small_key] = await Promise.all([
      store(newFileKey('avatars', 'jpg'), large),
      store(newFileKey('avatars', 'webp'), small),
    ]);
    return { avatar_key, avatar_small_key };
  }

  return Promise.all(
    people.map(async ({ avatar, portfolios }) => ({
      avatar: avatar ? await storeAvatar(avatar) : null,
      photos: await Promise.all(portfolios.map(({ photos }) => Promise.all(photos.map(({ file }) => storePhoto(file))))),
    })),
  );
}
