import { truncate } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getMe, type ProjectImage, sentences } from '@portal/api';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { addImage, newProject } from '../../../test/support/project.ts';
import { someFile } from '../../../test/support/photographer.ts';
import { selectChosen, selectStored } from './repository.ts';

const page = { 'content-type': 'text/html; charset=utf-8' };

describe('a download of a project', () => {
  let portal: Portal;
  let token: string;
  let project: number;
  let image: ProjectImage;
  beforeAll(async () => {
    portal = await openPortal('embedded');
    token = await portal.signUp();
    project = await newProject(portal, token);
    image = await addImage(portal, token, project, await someFile('a.png', 900));
  });
  afterAll(() => portal.close());
  afterEach(() => vi.restoreAllMocks());

  const all = () => `/api/orders/${project}/images/download`;
  const bearer = () => ({ authorization: `Bearer ${token}` });
  const get = (url: string, headers: Record<string, string>) => portal.app.inject({ url, headers });

  it('is not sent again to a client that has it, by one of several tags or by any, and its headers neither', async () => {
    const etag = `${(await get(all(), bearer())).headers['etag']}`;
    for (const tags of [etag, `"old", ${etag}`, `W/${etag}`, '*']) {
      expect(await get(all(), { ...bearer(), 'if-none-match': tags })).toMatchObject({ statusCode: 304, body: '' });
    }
    const headers = { ...bearer(), 'if-none-match': etag };
    expect(await portal.app.inject({ method: 'HEAD', url: all(), headers })).toMatchObject({ statusCode: 304 });
    expect(await get(all(), { ...bearer(), 'if-none-match': '"old", "older"' })).toMatchObject({ statusCode: 200 });
    const chosen = { method: 'POST', url: '/api/images/download', payload: { ids: [image.id] }, headers } as const;
    expect(await portal.app.inject({ ...chosen, headers: { ...headers, 'if-none-match': '*' } })).toMatchObject({ statusCode: 200 });
  });

  it('answers a failure with a page in a tab, and in JSON otherwise', async () => {
    vi.spyOn(portal.ports.db, 'selectFrom').mockImplementation(() => {
      throw new Error('no database today');
    });
    const seen = await get(all(), { ...bearer(), accept: 'text/html' });
    expect(seen).toMatchObject({ statusCode: 500, headers: page });
    expect(seen.body).toContain(sentences.server);
    expect((await get(all(), bearer())).json()).toMatchObject({ message: sentences.server });
  });

  it('whose file cannot be read is an error, and not a file that contains the message', async () => {
    const url = `/api/orders/${project}/images/${image.id}/download`;
    const read = vi.spyOn(portal.ports.files, 'read');
    read.mockRejectedValue(Object.assign(new Error('The storage is down'), { code: 'ECONNREFUSED' }));
    for (const headers of [bearer(), { ...bearer(), range: 'bytes=1-2' }]) {
      const answer = await get(url, headers);
      const { statusCode, headers: reported } = answer;
      expect([statusCode, answer.json()]).toEqual([503, { success: false, message: sentences.service_unavailable }]);
      expect(reported).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'retry-after': '5' });
      expect(Object.keys(reported)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(content-disposition|content-range|etag)$/)]),
      );
    }
    const seen = await get(url, { ...bearer(), accept: 'text/html' });
    expect(seen).toMatchObject({ statusCode: 503, headers: page });
    expect(seen.headers['content-disposition']).toBeUndefined();
    read.mockResolvedValue(null);
    expect((await get(url, bearer())).statusCode).toBe(500);
  });

  it('shows a page in a browser when the address of an original has expired', async () => {
    const url = `${image.urls.original}`.replace(/until=\d+/, 'until=1');
    expect(await get(url, { accept: 'text/html,*/*' })).toMatchObject({ statusCode: 404, headers: page });
    expect((await get(url, { accept: 'image/webp,*/*' })).json()).toMatchObject({ message: sentences.notFound });
  });

  it('keeps no properties of the photos, which can be long, in memory during a download', async () => {
    const body = { custom_properties: { reported: 'at length' } };
    expect(await portal.ask('PUT', `/api/orders/${project}/images/${image.id}`, { token, body })).toMatchObject({ status: 200 });
    const { db } = portal.ports;
    const { id } = answerOf(getMe, await portal.ask('GET', '/api/auth/me', { token }));
    const held = [await selectStored(db, project), await selectChosen(db, id, [image.id])];
    expect(held.map((rows) => rows.length)).toEqual([1, 1]);
    expect(JSON.stringify(held)).not.toContain('at length');
  });

  it('breaks off when a stored file is shorter than it came: it is never passed off as whole', async () => {
    const { file_key } = await portal.ports.db
      .selectFrom('project_images')
      .select('file_key')
      .where('id', '=', image.id)
      .executeTakeFirstOrThrow();
    const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
    await truncate(portal.ports.pathOf(file_key), image.size - 1);
    for (const url of [all(), `/api/orders/${project}/images/${image.id}/download`]) {
      const answer = await fetch(address + url, { headers: bearer() });
      expect(answer.status).toBe(200);
      await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
    }
  });
});
