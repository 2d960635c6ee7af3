import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPortfolio, createProject, sentences } from '@portal/api';
import { startImageWorker } from '../../platform/images/start-image-worker.ts';
import { formBody } from '../../testing/form.ts';
import { answerOf, openPortal, type Portal } from '../../testing/open-portal.ts';
import { someFile, storedKeys } from '../../testing/photographer.ts';
import { rawZip } from '../../testing/raw-zip.ts';

let scratch: string;
let portal: Portal;
let token: string;
/** Sends a picture that cannot be read in the time that the pictures of this portal have. */
let slow: File;

beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'portal-slow-'));
  const images = await startImageWorker({ scratch, timeoutMs: 1 });
  portal = await openPortal('embedded', {}, { images });
  token = await portal.signUp();
  slow = await someFile('a.png', 1_500);
  return async () => {
    await portal.close();
    await images.close();
  };
});
afterAll(() => rm(scratch, { recursive: true }));

const post = async (url: string, field: string, file: File) => portal.ask('POST', url, { token, ...(await formBody([[field, file]])) });
const laterPlease = { status: 503, body: { success: false, message: sentences.unavailable } };

it('a picture for which the machine is too slow is not called broken: it may come again, alone or in an archive', async () => {
  const album = { token, body: { title: 'Выпуск', specialization_id: 1 } };
  const portfolio = answerOf(createPortfolio, await portal.ask('POST', '/api/photographer/portfolios', album)).id;
  expect(await post(`/api/photographer/portfolios/${portfolio}/media`, 'file', slow)).toMatchObject(laterPlease);

  const project = { token, body: { name: 'Класс', category_id: 1 } };
  const order = answerOf(createProject, await portal.ask('POST', '/api/photographer/projects', project)).id;
  const archive = new File([new Uint8Array(rawZip([{ name: 'a.png', content: Buffer.from(await slow.arrayBuffer()) }]))], 'a.zip');
  expect(await post(`/photographer/orders/${order}/images/upload-zip`, 'zip_file', archive)).toMatchObject(laterPlease);
  expect(await storedKeys(portal)).toEqual([]);
});
