import { describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { downloadProjectImage } from '../project-images/project-images.ts';

const ask = (headers: Record<string, string>) =>
  createClient({ fetch: async () => new Response('bytes', { headers }) })(downloadProjectImage, { params: { id: 1, imageId: 2 } });

describe('a call that answers a file', () => {
  test.each([
    [`attachment; filename="?.jpg"; filename*=UTF-8''%D0%9B%D0%B5%D1%81.jpg`, 'Лес.jpg'],
    ['attachment; filename="a \\"b\\".jpg"', 'a "b".jpg'],
    ['attachment', ''],
  ])('is named by %s', async (header, name) => {
    const got = await ask({ 'content-disposition': header });
    expect(got.name).toBe(name);
    expect(await got.content.text()).toBe('bytes');
  });

  test('may come without a name', async () => {
    expect(await ask({})).toMatchObject({ name: '' });
  });

  test('may be refused like any other', async () => {
    const refuse = createClient({ fetch: async () => Response.json({ success: false, message: 'Нет' }, { status: 404 }) });
    await expect(refuse(downloadProjectImage, { params: { id: 1, imageId: 2 } })).rejects.toMatchObject({ status: 404, message: 'Нет' });
  });
});
