import { truncate } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addOrderImage, createProject, type OrderImage, sentences } from '@portal/api';
import { formBody } from '../../testing/form.ts';
import { answerOf, openPortal, type Portal } from '../../testing/open-portal.ts';
import { someFile } from '../../testing/photographer.ts';

const page = { 'content-type': 'text/html; charset=utf-8' };

describe('a download of an order', () => {
  let portal: Portal;
  let token: string;
  let order: number;
  let image: OrderImage;
  beforeAll(async () => {
    portal = await openPortal('embedded');
    token = await portal.signUp();
    const project = { token, body: { name: 'Класс', category_id: 1 } };
    order = answerOf(createProject, await portal.ask('POST', '/api/photographer/projects', project)).id;
    const form = await formBody([['image', await someFile('a.png', 900)]]);
    image = answerOf(addOrderImage, await portal.ask('POST', `/api/orders/${order}/images`, { token, ...form }));
  });
  afterAll(() => portal.close());
  afterEach(() => vi.restoreAllMocks());

  const all = () => `/api/orders/${order}/images/download`;
  const bearer = () => ({ authorization: `Bearer ${token}` });
  const get = (url: string, headers: Record<string, string>) => portal.app.inject({ url, headers });

  it('is not sent again to whoever has it, by one of several tags or by any, and its headers neither', async () => {
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

  it('tells a person in a tab of their own in words that the server has failed, and a program in JSON', async () => {
    vi.spyOn(portal.ports.db, 'selectFrom').mockImplementation(() => {
      throw new Error('no database today');
    });
    const seen = await get(all(), { ...bearer(), accept: 'text/html' });
    expect(seen).toMatchObject({ statusCode: 500, headers: page });
    expect(seen.body).toContain(sentences.server);
    expect((await get(all(), bearer())).json()).toMatchObject({ message: sentences.server });
  });

  it('tells a person in words that the address of an original has run out', async () => {
    const url = `${image.urls.original}`.replace(/until=\d+/, 'until=1');
    expect(await get(url, { accept: 'text/html,*/*' })).toMatchObject({ statusCode: 404, headers: page });
    expect((await get(url, { accept: 'image/webp,*/*' })).json()).toMatchObject({ message: sentences.notFound });
  });

  it('breaks off when a stored file is shorter than it came: it is never passed off as whole', async () => {
    const { file_key } = await portal.ports.db
      .selectFrom('order_images')
      .select('file_key')
      .where('id', '=', image.id)
      .executeTakeFirstOrThrow();
    const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
    await truncate(portal.ports.pathOf(file_key), image.size - 1);
    for (const url of [all(), `/api/orders/${order}/images/${image.id}/download`]) {
      const answer = await fetch(address + url, { headers: bearer() });
      expect(answer.status).toBe(200);
      await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
    }
  });
});
