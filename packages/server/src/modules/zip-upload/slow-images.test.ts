import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPortfolio, sentences, uploadZip } from '@portal/api';
import { startImageWorker } from '../../platform/images/start-image-worker.ts';
import { formBody } from '../../../test/support/form.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { newProject } from '../../../test/support/project.ts';
import { someFile, storedKeys } from '../../../test/support/photographer.ts';
import { rawZip } from '../../../test/support/raw-zip.ts';

let scratch: string;
let portal: Portal;
let token: string;
/** An image that cannot be read in the time that it has in this portal, and how often it still takes too long. */
let slow: File;
let lateTimes: number;
let tries: number;

beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'portal-slow-'));
  slow = await someFile('slow.png', 1_500);
  const images = await startImageWorker({ scratch });
  const hasty = await startImageWorker({ scratch, timeoutMs: 1 });
  const derive: typeof images.derive = async (source, ...requested) => {
    const isSlow = typeof source === 'string' && (await stat(source)).size === slow.size;
    if (isSlow) tries += 1;
    return (isSlow && tries <= lateTimes ? hasty : images).derive(source, ...requested);
  };
  portal = await openPortal('embedded', {}, { images: { ...images, derive } });
  token = await portal.signUp();
  return async () => {
    await portal.close();
    await Promise.all([images.close(), hasty.close()]);
  };
});
beforeEach(() => {
  lateTimes = Infinity;
  tries = 0;
});
afterAll(() => rm(scratch, { recursive: true }));

const post = async (url: string, field: string, file: File) => portal.ask('POST', url, { token, ...(await formBody([[field, file]])) });

async function sendArchive(...files: File[]) {
  const contents = await Promise.all(files.map(async (file) => ({ name: file.name, content: Buffer.from(await file.arrayBuffer()) })));
  const archive = new File([new Uint8Array(rawZip(contents))], 'a.zip');
  return answerOf(uploadZip, await post(`/photographer/orders/${await newProject(portal, token)}/images/upload-zip`, 'zip_file', archive));
}
const late = [{ name: 'slow.png', reason: sentences.entryLate }];

it('an image for which the machine is too slow is not called broken: it may be uploaded again', async () => {
  const album = { token, body: { title: 'Выпуск', specialization_id: 1 } };
  const portfolio = answerOf(createPortfolio, await portal.ask('POST', '/api/photographer/portfolios', album)).id;
  const url = `/api/photographer/portfolios/${portfolio}/media`;
  expect(await post(url, 'file', slow)).toMatchObject({ status: 503, body: { success: false, message: sentences.service_unavailable } });
  expect(await storedKeys(portal)).toEqual([]);
  lateTimes = tries;
  expect(await post(url, 'file', slow)).toMatchObject({ status: 200 });
});

it('an image that is always too slow is tried three times, and the others of its archive are stored', async () => {
  const report = await sendArchive(slow, await someFile('b.png'), await someFile('c.png'));
  expect(report).toMatchObject({ withoutOriginal: ['b.png', 'c.png'], refused: late });
  expect(tries).toBe(3);
});

it('an image that is too slow at first is read all the same', async () => {
  lateTimes = 2;
  expect(await sendArchive(slow)).toMatchObject({ withoutOriginal: ['slow.png'], refused: [] });
});

it('an archive of slow images only is not called an archive without images', async () => {
  expect(await sendArchive(slow)).toMatchObject({ withoutOriginal: [], refused: late });
});
