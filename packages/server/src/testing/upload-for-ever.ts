import path from 'node:path';
import sharp from 'sharp';
import { addPhotos, createClient, createPortfolio, deleteAccount, deletePhoto, register, uploadAvatar } from '@portal/api';
import { createApp } from '../app.ts';
import { systemClock } from '../platform/clock.ts';
import { openEmbedded } from '../platform/db/embedded.ts';
import { openDiskStorage } from '../platform/files/disk-storage.ts';
import { startImageWorker } from '../platform/images/start-image-worker.ts';
import { memoryMailer } from './memory-mailer.ts';
import { testOptions } from './test-options.ts';

/**
 * The victim of the kill test: uploads photographs and deletes every other one, lets somebody come and go for good in
 * between, and says what it does. `+7`: photograph 7 was answered; `?7`: its deletion begins; `~anna@…`: the deletion of
 * an account begins; `-anna@…`: it was answered.
 */
const [, , folder = '', email] = process.argv;
if (!email) throw new Error('Usage: upload-for-ever.ts <folder> <email>');

const { db } = await openEmbedded({ folder: path.join(folder, 'db') });
const scratch = path.join(folder, 'scratch');
const images = await startImageWorker({ scratch });
const files = await openDiskStorage(path.join(folder, 'files'));
const app = await createApp({ db, files, images, mail: memoryMailer(), clock: systemClock }, { ...testOptions, scratch });
const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });

const password = 'gelateria';

/** A new person with an empty portfolio. */
async function newcomer(address: string) {
  const name = { firstName: 'Анна', lastName: 'Орлова', city: null };
  const body = { email: address, password, passwordConfirmation: password, ...name, acceptTerms: true };
  const { token } = await createClient({ baseUrl })(register, { body });
  const call = createClient({ baseUrl, token: () => token });
  const { id } = await call(createPortfolio, { body: { title: 'Выпуск', description: null, specializationId: 1 } });
  return { call, id };
}
type Person = Awaited<ReturnType<typeof newcomer>>;

async function picture(number: number): Promise<File> {
  const background = { r: number % 256, g: number % 7, b: 0 };
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background } });
  return new File([new Uint8Array(await drawn.png().toBuffer())], `${number}.png`);
}

async function add({ call, id }: Person, file: File): Promise<number> {
  const body = { portfolioId: id, title: null, specializationId: null, files: [file] };
  const { photos } = await call(addPhotos, { params: { id }, body });
  return photos[0]?.id ?? 0;
}

async function comeAndGo(address: string, file: File): Promise<void> {
  const person = await newcomer(address);
  await add(person, file);
  process.stdout.write(`~${address}\n`);
  await person.call(deleteAccount, { body: { password } });
  process.stdout.write(`-${address}\n`);
}

const owner = await newcomer(email);
for (let number = 0; ; number += 1) {
  const file = await picture(number);
  const mediaId = await add(owner, file);
  process.stdout.write(`+${mediaId}\n`);
  if (number % 2 === 0) {
    await owner.call(uploadAvatar, { body: { file } });
    continue;
  }
  process.stdout.write(`?${mediaId}\n`);
  await owner.call(deletePhoto, { params: { id: owner.id, mediaId } });
  await comeAndGo(`${number}-${email}`, file);
}
