import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPortfolio, sentences } from '@portal/api';
import { everyEngine } from '../../../test/support/servers/engines.ts';
import { formBody } from '../../../test/support/form.ts';
import { loseAnswers } from '../../../test/support/failures/lose-answers.ts';
import { answerOf, type Got, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { addImage, newProject } from '../../../test/support/project.ts';
import { someFile, storedKeys } from '../../../test/support/photographer.ts';
import { rawZip } from '../../../test/support/raw-zip.ts';

/** How a form that carries a new file is sent. */
interface Upload {
  method?: 'PUT';
  url: string;
  field: string;
  file: File;
}

const archive = async () =>
  new File([new Uint8Array(rawZip([{ name: 'a.png', content: Buffer.from(await (await someFile()).arrayBuffer()) }]))], 'a.zip');

describe.each(everyEngine())('files whose rows were committed without an answer stay, on %s', (engine) => {
  let portal: Portal;
  let token: string;
  let project: number;
  let portfolio: number;
  let image: number;
  beforeAll(async () => {
    portal = await openPortal(engine);
    token = await portal.signUp();
    project = await newProject(portal, token);
    const album = { token, body: { title: 'Выпуск', specialization_id: 1 } };
    portfolio = answerOf(createPortfolio, await portal.ask('POST', '/api/photographer/portfolios', album)).id;
    image = (await addImage(portal, token, project)).id;
  });
  afterAll(() => portal.close());

  async function send({ method, url, field, file }: Upload): Promise<Got> {
    return portal.ask(method ?? 'POST', url, { token, ...(await formBody([[field, file]])) });
  }

  it.each<[string, () => Promise<Upload>]>([
    ['a photo of a project', async () => ({ url: `/api/orders/${project}/images`, field: 'image', file: await someFile('b.png') })],
    [
      'another file of a photo',
      async () => ({ method: 'PUT', url: `/api/orders/${project}/images/${image}`, field: 'new_image', file: await someFile('c.png') }),
    ],
    ['an archive', async () => ({ url: `/photographer/orders/${project}/images/upload-zip`, field: 'zip_file', file: await archive() })],
    [
      'a photo of a portfolio',
      async () => ({ url: `/api/photographer/portfolios/${portfolio}/media`, field: 'files', file: await someFile('d.png') }),
    ],
    ['an image of the gallery', async () => ({ url: '/api/photographer/gallery', field: 'file', file: await someFile('e.png') })],
    ['an avatar', async () => ({ url: '/api/photographer/avatar', field: 'file', file: await someFile('f.png') })],
    ['a file for later', async () => ({ url: '/api/photographer/files', field: 'file', file: await someFile('g.png') })],
  ])('%s', async (_, make) => {
    const upload = await make();
    const before = await referencedKeys();
    const lost = loseAnswers(portal.ports.db);
    const answer = await send(upload);
    lost.mockRestore();
    expect(answer).toMatchObject({ status: 503, body: { message: sentences.service_unavailable } });
    const named = await referencedKeys();
    expect(named.filter((key) => !before.includes(key)).length).toBeGreaterThan(0);
    const lying = await storedKeys(portal);
    expect(named.filter((key) => !lying.includes(key))).toEqual([]);
  });

  const referencedKeys = async () => (await portal.ports.db.selectFrom('referenced_files').select('key').execute()).map(({ key }) => key);
});
