import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sentences } from '@portal/api';
import { createApp } from '../../app.ts';
import { defaultTimeouts } from '../../platform/files/s3-client.ts';
import { openS3Storage, type S3Storage } from '../../platform/files/s3-storage.ts';
import { belongingsOf } from '../../../test/support/belongings.ts';
import { formBody } from '../../../test/support/form.ts';
import { openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { newPhotographer, type Photographer, someFile, storedKeys } from '../../../test/support/photographer.ts';
import { soon } from '../../../test/support/soon.ts';
import { startS3, type TestS3 } from '../../../test/support/servers/start-s3.ts';
import { testOptions } from '../../../test/support/test-options.ts';

/** A storage that does not answer for so long counts as unavailable: three attempts, and one to clean up. */
const silence = { ...defaultTimeouts, silenceMs: 1_000, requestMs: 1_000 };
const UPLOADS = 5;

let s3: TestS3;
let files: S3Storage;
/** The same storage with short timeouts. */
let hasty: S3Storage;
let portal: Portal;
let app: FastifyInstance;
let owner: Photographer;
let scratch: string;
/** The requests that the storage does not answer, and those that it has not answered. */
let isHeld: (method: string) => boolean;
let held: string[];

beforeAll(async () => {
  isHeld = () => false;
  s3 = await startS3(({ method = '' }) => isHeld(method) && held.push(method) > 0);
  files = await openS3Storage(s3.options);
  hasty = await openS3Storage(s3.options, silence);
  portal = await openPortal('embedded', {}, { files });
  owner = await newPhotographer(portal);
  scratch = portal.ports.folder;
  app = await createApp({ ...portal.ports, files: hasty }, { ...testOptions, scratch });
});
afterEach(() => {
  isHeld = () => false;
});
afterAll(async () => {
  await app.close();
  await portal.close();
  files.close();
  hasty.close();
  await s3.stop();
});

function hold(...methods: string[]): void {
  held = [];
  isHeld = (method) => methods.includes(method);
}

const authorization = () => `Bearer ${owner.token}`;
async function upload() {
  const { body, headers } = await formBody([['file', await someFile()]]);
  const url = `/api/photographer/portfolios/${owner.portfolio}/media`;
  return app.inject({ method: 'POST', url, headers: { ...headers, authorization: authorization() }, payload: body });
}
const runningUploads = async () => {
  const folders = (await readdir(scratch)).filter((name) => name.startsWith('diafragma-uploads-'));
  return (await Promise.all(folders.map((folder) => readdir(path.join(scratch, folder))))).flat();
};

it('that does not answer ends uploads with a sentence, leaves nothing of them, and holds up no other call', async () => {
  const state = async () => ({ rows: await belongingsOf(portal.ports.db, owner.id), files: await storedKeys(portal) });
  const before = await state();
  hold('PUT', 'POST');
  const uploads = Promise.all(Array.from({ length: UPLOADS }, upload));
  await soon(() => expect(held.length).toBeGreaterThan(0));
  for (const url of ['/api/specializations', '/api/photographer/portfolios', '/api/auth/me', '/healthz']) {
    expect((await app.inject({ url, headers: { authorization: authorization() } })).statusCode).toBe(200);
  }
  for (const answer of await uploads) {
    expect([answer.statusCode, answer.json()]).toEqual([503, { success: false, message: sentences.service_unavailable }]);
    expect(answer.headers['retry-after']).toBeDefined();
  }
  isHeld = () => false;
  expect(await runningUploads()).toEqual([]);
  expect(await state()).toEqual(before);
  expect(await owner.add(await someFile())).toMatchObject({ photos: [{}] });
});

it('that does not answer when an image is looked at says so, and the image is there again with it', async () => {
  const { photos } = await owner.add(await someFile());
  const url = photos[0]?.thumbnail ?? '';
  hold('GET', 'HEAD');
  const silent = await app.inject(url);
  expect([silent.statusCode, silent.headers['cache-control']]).toEqual([503, undefined]);
  isHeld = () => false;
  expect((await app.inject(url)).statusCode).toBe(200);
});

it('is called once for an image', async () => {
  const { photos } = await owner.add(await someFile());
  const url = photos[0]?.thumbnail ?? '';
  held = [];
  isHeld = (method) => {
    held.push(method);
    return false;
  };
  // With the full timeout: a second attempt would be made, too.
  const { statusCode, headers } = await portal.app.inject(url);
  const known = await portal.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect([statusCode, known.statusCode, held]).toEqual([200, 304, ['GET', 'HEAD']]);
});
