import sharp from 'sharp';
import { addPhotos, type AddedPhotos, createPortfolio, getMe } from '@portal/api';
import { formBody } from './form.ts';
import { answerOf, type Got, type Portal } from './open-portal.ts';

/** Somebody who is signed in and has one portfolio. */
export interface Photographer {
  token: string;
  id: number;
  portfolio: number;
  upload: (...files: Blob[]) => Promise<Got>;
  add: (...files: Blob[]) => Promise<AddedPhotos>;
}

/** Registers somebody. `upload` answers what came back, whatever it is; `add` throws when it was refused. */
export async function newPhotographer(portal: Portal): Promise<Photographer> {
  const token = await portal.signUp();
  const { id } = answerOf(getMe, await portal.ask('GET', '/api/auth/me', { token }));
  const body = { title: 'Выпуск', specialization_id: 4 };
  const { id: portfolio } = answerOf(createPortfolio, await portal.ask('POST', '/api/photographer/portfolios', { token, body }));
  const upload = async (...files: Blob[]) => {
    const form = await formBody(files.map((file) => [files.length > 1 ? 'file[]' : 'file', file]));
    return portal.ask('POST', `/api/photographer/portfolios/${portfolio}/media`, { token, ...form });
  };
  return { token, id, portfolio, upload, add: async (...files) => answerOf(addPhotos, await upload(...files)) };
}

let shade = 0;

/** A photo that differs from all others. */
export async function someFile(name = 'photo.jpg', side = 60): Promise<File> {
  shade += 1;
  const background = { r: shade % 256, g: Math.floor(shade / 256), b: 120 };
  return new File(
    [
      await sharp({ create: { width: side, height: side, channels: 3, background } })
        .png()
        .toBuffer(),
    ],
    name,
  );
}

/** Keys of all files in the storage, without its mark. */
export async function storedKeys({ ports }: Pick<Portal, 'ports'>): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of ports.files.list()) if (key.includes('/')) keys.push(key);
  return keys.toSorted();
}
