import sharp from 'sharp';
import {
  addProjectImage,
  addPhotos,
  type Client,
  createClient,
  createPortfolio,
  createProject,
  deleteAccount,
  deletePhoto,
  finalizeZipUpload,
  initializeZipUpload,
  listRetouched,
  register,
  updateProfile,
  uploadAvatar,
  uploadZipChunk,
} from '@portal/api';
import { createApp } from '../../../src/app.ts';
import { readConfig } from '../../../src/platform/process/config.ts';
import { openPlatform } from '../../../src/platform/process/open-platform.ts';
import { clientOf } from '../servers/production-server.ts';
import { rawZip } from '../raw-zip.ts';
import { testOptions } from '../test-options.ts';

/**
 * The process that the kill test kills: uploads photos and deletes every other one, saves its card, creates projects, sends archives
 * for them, creates and closes accounts in between, and prints what it does. `+media 7`: row 7 of `media` was answered;
 * `?media 7`: its deletion begins; `=3`: the card contains 3; `!7`: the archive of project 7 begins to be read; `~anna@…`: the
 * deletion of an account begins; `-anna@…`: it was answered. A call that fails ends it.
 */
const [, , email] = process.argv;
if (!email) throw new Error('Usage: upload-for-ever.ts <email>, in the environment of a server');

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const { ports, scratch } = await openPlatform(readConfig(process.env), () => {});
const app = await createApp(ports, { ...testOptions, scratch });
const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });

const password = 'gelateria';

/** A new person with an empty portfolio. */
async function newcomer(address: string) {
  const name = { firstName: 'Анна', lastName: 'Орлова', city: null };
  const body = { email: address, password, passwordConfirmation: password, ...name, acceptTerms: true };
  const { token } = await createClient({ baseUrl, timeoutMs: 60_000 })(register, { body });
  const call = clientOf(baseUrl, token);
  const { id } = await call(createPortfolio, { body: { title: 'Выпуск', description: null, specializationId: 1 } });
  return { call, id };
}
type Person = Awaited<ReturnType<typeof newcomer>>;

async function newImage(number: number): Promise<File> {
  const background = { r: number % 256, g: number % 7, b: 0 };
  const canvas = sharp({ create: { width: 40, height: 30, channels: 3, background } });
  return new File([new Uint8Array(await canvas.png().toBuffer())], `${number}.png`);
}

async function add({ call, id }: Person, file: File): Promise<number> {
  const body = { portfolioId: id, title: null, specializationId: null, files: [file] };
  const { photos } = await call(addPhotos, { params: { id }, body });
  return photos[0]?.id ?? 0;
}

/** The card, a project, its photo and its archive. */
async function work({ call }: Person, number: number, file: File): Promise<void> {
  const nobody = { email: null, phone: null, hourlyRate: null, minProductPrice: null, socialLinks: [] };
  const name = { firstName: 'Анна', lastName: 'Орлова', city: 'Екатеринбург' };
  await call(updateProfile, { body: { ...nobody, ...name, bio: `${number}`, categories: [1, 4] } });
  print(`=${number}`);
  const project = await call(createProject, { body: { name: 'Класс', categoryId: 1 } });
  print(`+projects ${project.id}`);
  const image = await call(addProjectImage, { params: { id: project.id }, body: { image: file, orderId: null } });
  print(`+project_images ${image.id}`);
  await sendArchive(call, project.id, Buffer.from(await file.arrayBuffer()));
}

/** Four photos in one chunk. */
async function sendArchive(call: Client, id: number, content: Buffer): Promise<void> {
  const archive = rawZip(['a.png', 'b.png', 'c.png', 'd.png'].map((name) => ({ name, content })));
  const plan = { filename: 'готово.zip', totalSize: archive.length, totalChunks: 1, fingerprint: null };
  const { uploadId } = await call(initializeZipUpload, { params: { id }, body: plan });
  const params = { id, uploadId: uploadId ?? '' };
  await call(uploadZipChunk, { params, body: { chunk: new Blob([new Uint8Array(archive)]), index: 0 } });
  print(`+zip_uploads ${uploadId}`);
  print(`!${id}`);
  await call(finalizeZipUpload, { params, body: { totalChunks: 1, uploadedChunks: [0] } });
  for (const retouched of await call(listRetouched, { params: { id } })) print(`+retouched_photos ${retouched.id}`);
}

async function comeAndGo(address: string, file: File): Promise<void> {
  const person = await newcomer(address);
  await add(person, file);
  print(`~${address}`);
  await person.call(deleteAccount, { body: { password } });
  print(`-${address}`);
}

const owner = await newcomer(email);
for (let number = 0; ; number += 1) {
  const file = await newImage(number);
  const mediaId = await add(owner, file);
  print(`+media ${mediaId}`);
  if (number % 2 === 0) {
    await owner.call(uploadAvatar, { body: { file } });
    await work(owner, number, file);
    continue;
  }
  print(`?media ${mediaId}`);
  await owner.call(deletePhoto, { params: { id: owner.id, mediaId } });
  await comeAndGo(`${number}-${email}`, file);
}
