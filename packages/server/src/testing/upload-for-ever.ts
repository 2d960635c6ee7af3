import path from 'node:path';
import sharp from 'sharp';
import { addPhotos, createClient, createPortfolio, deletePhoto, register, uploadAvatar } from '@portal/api';
import { createApp } from '../app.ts';
import { systemClock } from '../platform/clock.ts';
import { openEmbedded } from '../platform/db/embedded.ts';
import { openDiskStorage } from '../platform/files/disk-storage.ts';
import { startImageWorker } from '../platform/images/start-image-worker.ts';
import { memoryMailer } from './memory-mailer.ts';
import { testOptions } from './test-options.ts';

/**
 * The victim of the kill test: uploads photographs and deletes every other one, and says what it does. `+7`: photograph
 * 7 was answered; `?7`: its deletion begins.
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
const person = { email, password, passwordConfirmation: password, firstName: 'Анна', lastName: 'Орлова', city: null, acceptTerms: true };
const { token } = await createClient({ baseUrl })(register, { body: person });
const call = createClient({ baseUrl, token: () => token });
const { id } = await call(createPortfolio, { body: { title: 'Выпуск', description: null, specializationId: 1 } });

for (let number = 0; ; number += 1) {
  const background = { r: number % 256, g: number % 7, b: 0 };
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background } });
  const file = new File([new Uint8Array(await picture.png().toBuffer())], `${number}.png`);
  const body = { portfolioId: id, title: null, specializationId: null, files: [file] };
  const { photos } = await call(addPhotos, { params: { id }, body });
  const mediaId = photos[0]?.id ?? 0;
  process.stdout.write(`+${mediaId}\n`);
  if (number % 2 === 0) {
    await call(uploadAvatar, { body: { file } });
    continue;
  }
  process.stdout.write(`?${mediaId}\n`);
  await call(deletePhoto, { params: { id, mediaId } });
}
