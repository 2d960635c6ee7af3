import type { DemoPhotographer } from '@portal/mocks/seed';
import type { KeptPhoto } from '../modules/pictures/keep-photo.ts';
import type { Ports } from '../platform/ports.ts';
import { newFileKey } from '../platform/files/file-key.ts';
import { createStore, type DemoPicture, storePicture } from './demo-pictures.ts';

export interface StoredAvatar {
  avatar_key: string;
  avatar_small_key: string;
}

export interface StoredPerson {
  avatar: StoredAvatar | null;
  /** By portfolio, in the order of its photographs. */
  photos: KeptPhoto[][];
}

/** Gives every row files of its own, as uploads do: whoever deletes a photograph deletes its files. */
export function storePeople(
  ports: Ports,
  people: readonly DemoPhotographer[],
  pictures: ReadonlyMap<string, DemoPicture>,
): Promise<StoredPerson[]> {
  const store = createStore(ports);

  function pictureOf(file: string): DemoPicture {
    const picture = pictures.get(file);
    if (!picture) throw new Error(`No such demo picture: ${file}`);
    return picture;
  }

  const storePhoto = (file: string): Promise<KeptPhoto> =>
    storePicture(store, pictureOf(file), { original: 'originals', copies: 'photos' });

  async function storeAvatar(file: string): Promise<StoredAvatar> {
    const { large, small } = pictureOf(file);
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
