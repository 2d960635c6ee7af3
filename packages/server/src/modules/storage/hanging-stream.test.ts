import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ProjectImage } from '@portal/api';
import { defaultTimeouts } from '../../platform/files/s3-client.ts';
import { openS3Storage, type S3Storage } from '../../platform/files/s3-storage.ts';
import { openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { addImage, newProject } from '../../../test/support/project.ts';
import { someFile } from '../../../test/support/photographer.ts';
import { soon } from '../../../test/support/soon.ts';
import { startS3, type TestS3 } from '../../../test/support/servers/start-s3.ts';

let s3: TestS3;
let files: S3Storage;
let portal: Portal;
let base: string;
let token: string;
let project: number;
let image: ProjectImage;
/** The file that the storage interrupts, and how many of its responses hang. */
let hung: string;
let hanging: number;

beforeAll(async () => {
  hung = 'nothing';
  s3 = await startS3(({ method, url = '', headers }, response) => {
    if (method !== 'GET' || !url.includes(hung)) return false;
    hanging += 1;
    response.once('close', () => (hanging -= 1));
    const status = headers.range ? 206 : 200;
    response.writeHead(status, { 'content-length': image.size }).write(Buffer.alloc(Math.floor(image.size / 2)));
    return true;
  });
  files = await openS3Storage(s3.options, { ...defaultTimeouts, fileSilenceMs: 2_000 });
  portal = await openPortal('embedded', {}, { files });
  base = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  token = await portal.signUp();
  project = await newProject(portal, token);
  image = await addImage(portal, token, project, await someFile('a.png', 200));
  await addImage(portal, token, project, await someFile('b.png', 200));
});
beforeEach(() => {
  hung = 'nothing';
  hanging = 0;
});
afterAll(async () => {
  await portal.close();
  files.close();
  await s3.stop();
});

/** Sends a request on a connection of its own. */
async function ask(path: string): Promise<IncomingMessage> {
  const request = get(new URL(path, base), { agent: false, headers: { authorization: `Bearer ${token}` } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}
const connections = () => new Promise<number>((resolve) => portal.app.server.getConnections((_, count) => resolve(count)));
const keyOf = (address: string | null) => new URL(`${address}`, base).pathname.replace('/media/', '');

const places: [name: string, path: () => string][] = [
  ['an image', () => `${image.urls.original}`],
  ['a download', () => `/api/orders/${project}/images/${image.id}/download`],
  ['a download of all as an archive', () => `/api/orders/${project}/images/download`],
];

it.each(places)('%s that the storage interrupts ends, and neither breaks nor delays other calls', async (_, path) => {
  hung = keyOf(image.urls.original);
  const broken = await ask(path());
  expect(broken.statusCode).toBe(200);
  await soon(() => expect(hanging).toBe(1));
  // Listened to from the start, because on a busy machine it may end before the others are answered.
  const end = buffer(broken).catch((error: unknown) => error);
  for (const other of ['/api/specializations', '/api/auth/me', `${image.urls.thumb}`]) {
    const answer = await ask(other);
    expect([answer.statusCode, (await buffer(answer)).length > 0]).toEqual([200, true]);
  }
  expect(await end).toMatchObject({ code: 'ECONNRESET' });
  await soon(async () => expect([hanging, await connections()]).toEqual([0, 0]));
});

it.each(places)('%s that the storage interrupts closes its connection to the storage when the visitor leaves', async (_, path) => {
  hung = keyOf(image.urls.original);
  const broken = await ask(path());
  await soon(() => expect(hanging).toBe(1));
  broken.destroy();
  await soon(async () => expect([hanging, await connections()]).toEqual([0, 0]));
});
