import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { limits, listRetouched, uploadZip, type ZipReport } from '@portal/api';
import { engines } from '../../../test/support/servers/engines.ts';
import { formBody } from '../../../test/support/form.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { newProject } from '../../../test/support/project.ts';
import { someFile, storedKeys } from '../../../test/support/photographer.ts';
import { rawZip } from '../../../test/support/raw-zip.ts';
import { soon } from '../../../test/support/soon.ts';
import { removePendingFiles } from '../storage/sweep.ts';

describe.each(engines())('a retouched photo on %s', (engine) => {
  let portal: Portal;
  let token: string;
  let project: number;
  beforeAll(async () => {
    portal = await openPortal(engine);
    token = await portal.signUp();
    project = await newProject(portal, token);
  });
  afterAll(() => portal.close());
  afterEach(() => vi.restoreAllMocks());

  async function send(...names: string[]): Promise<ZipReport> {
    const entries = names.map(async (name) => ({ name, content: Buffer.from(await (await someFile()).arrayBuffer()) }));
    const archive = new File([new Uint8Array(rawZip(await Promise.all(entries)))], 'готово.zip');
    const form = await formBody([['zip_file', archive]]);
    return answerOf(uploadZip, await portal.ask('POST', `/photographer/orders/${project}/images/upload-zip`, { token, ...form }));
  }
  const list = async () => answerOf(listRetouched, await portal.ask('GET', `/api/orders/${project}/images/retouched`, { token }));
  const remove = (id: number) => portal.ask('DELETE', `/api/orders/${project}/images/retouched/${id}`, { token });
  const idOf = async (name: string) => (await list()).find((photo) => photo.name === name)?.id ?? 0;

  it('is deleted with the files of all its versions, and with no other file', async () => {
    await send('other.jpg');
    const before = await storedKeys(portal);
    for (let version = 0; version < 3; version += 1) await send('a.jpg');
    expect(await storedKeys(portal)).toHaveLength(before.length + 9);
    expect(await remove(await idOf('a.jpg'))).toMatchObject({ status: 200 });
    await soon(async () => expect(await storedKeys(portal)).toEqual(before));
    expect((await list()).map(({ name }) => name)).toEqual(['other.jpg']);
  });

  it('is deleted at once while the storage is down; its files are when that is back', async () => {
    const before = await storedKeys(portal);
    await send('b.jpg');
    const removing = vi.spyOn(portal.ports.files, 'remove').mockRejectedValue(new Error('The storage is down'));
    expect(await remove(await idOf('b.jpg'))).toMatchObject({ status: 200 });
    expect(await idOf('b.jpg')).toBe(0);
    // On a busy machine the server may have tried again by now.
    await soon(() => expect(new Set(removing.mock.calls.map(([key]) => key)).size).toBe(3));
    vi.restoreAllMocks();
    await removePendingFiles(portal.ports);
    expect(await storedKeys(portal)).toEqual(before);
  });

  it('keeps as many versions after one of them was made the current one', async () => {
    for (let version = 0; version <= limits.retouchedVersions; version += 1) await send('d.jpg');
    const id = await idOf('d.jpg');
    const body = { version: 3 };
    expect(await portal.ask('POST', `/api/orders/${project}/images/retouched/${id}/restore`, { token, body })).toMatchObject({
      status: 200,
    });
    await send('d.jpg');
    const photo = (await list()).find(({ name }) => name === 'd.jpg');
    expect(photo?.earlier.map(({ number }) => number)).toEqual([7, 6, 5, 4, 2]);
  });

  it('that is deleted while an archive with its next version is read comes back as the first one', async () => {
    await send('c.jpg');
    const old = await idOf('c.jpg');
    const { files } = portal.ports;
    const adopt = files.adopt.bind(files);
    vi.spyOn(files, 'adopt').mockImplementationOnce(async (...file) => {
      expect(await remove(old)).toMatchObject({ status: 200 });
      return adopt(...file);
    });
    expect(await send('c.jpg')).toMatchObject({ withoutOriginal: ['c.jpg'] });
    expect((await list()).find(({ name }) => name === 'c.jpg')).toMatchObject({ version: 1, earlier: [] });
    expect(await remove(old)).toMatchObject({ status: 404 });
  });
});
