import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOrderImage, addressOf, createLink, createProject, getShared, listSharedImages, linkLimits } from '@portal/api';
import { formBody } from '../../test/support/form.ts';
import { answerOf, openPortal, type Portal } from '../../test/support/open-portal.ts';
import { someFile } from '../../test/support/photographer.ts';
import { engines } from '../../test/support/servers/engines.ts';

const reads = [addressOf(getShared, {}), addressOf(listSharedImages, { query: { offset: 0, limit: linkLimits.pageSize } })];
const others = ['/api/photographer/profile', addressOf(listSharedImages, { query: { offset: 0, limit: 200 } })];

describe.each(engines())('the page of a link, on %s', (engine) => {
  let portal: Portal;
  let dist: string;
  let owner: string;
  let order: number;
  let answers: unknown[] = [];
  beforeAll(async () => {
    dist = await mkdtemp(path.join(tmpdir(), 'links-'));
    await writeFile(path.join(dist, 'index.html'), '<html><head><title>Диафрагма</title></head><body><div id="root"></div></body></html>');
    portal = await openPortal(engine, {
      distDir: dist,
      renderPage: async ({ read }) => {
        answers = await Promise.all([...reads, ...others].map(read));
        return { head: '', root: '<div id="root">показано</div>', styles: [], isOwn: true };
      },
    });
    owner = await portal.signUp('owner@test.example');
    const made = await portal.ask('POST', '/api/photographer/projects', { token: owner, body: { name: 'Школа 12', category_id: 1 } });
    order = answerOf(createProject, made).id;
    const form = await formBody([['image', await someFile('IMG_1.jpg')]]);
    answerOf(addOrderImage, await portal.ask('POST', `/api/orders/${order}/images`, { token: owner, ...form }));
  });
  beforeEach(() => {
    answers = [];
  });
  afterAll(async () => {
    await portal.close();
    await rm(dist, { recursive: true });
  });

  async function newLink(pin: string | null = null) {
    const settings = { role: 'client', shows: 'both', pin, expires_on: null, can_download: true, choice_limit: null };
    const { link, address } = answerOf(
      createLink,
      await portal.ask('POST', `/api/orders/${order}/links`, { token: owner, body: settings }),
    );
    return { id: link.id, address };
  }
  const open = (url: string) => portal.app.inject({ url, headers: { accept: 'text/html' } });

  it('is rendered with its photos, cached nowhere, and is no visit', async () => {
    const { id, address } = await newLink();
    const { statusCode, headers, body } = await open(address);
    expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'private, no-store', 'noindex']);
    expect(body).toContain('показано');
    expect(answers).toMatchObject([
      { data: { project_name: 'Школа 12', needs_pin: false } },
      { data: { items: [{ name: 'IMG_1.jpg' }], total: 1 } },
      ...others.map(() => undefined),
    ]);
    const links = await portal.ask('GET', `/api/orders/${order}/links`, { token: owner });
    expect(JSON.parse(JSON.stringify(links.body))).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ id, last_opened_at: null })]),
    });
  });

  it.each(['a PIN', 'its end'])('with %s shows nothing of it', async (what) => {
    const { id, address } = await newLink(what === 'a PIN' ? '1234' : null);
    if (what === 'its end') await portal.ask('DELETE', `/api/orders/${order}/links/${id}`, { token: owner });
    expect((await open(address)).statusCode).toBe(200);
    expect(answers).toEqual([...reads, ...others].map(() => undefined));
  });

  it.each(['/s/unknown', `/s/${'a'.repeat(2_000)}`, '/s/%D0%B9', '/s/a%00b'])(
    'of an address that leads nowhere shows nothing: %s',
    async (url) => {
      expect((await open(url)).statusCode).toBeLessThan(500);
      expect(answers.filter((answer) => answer !== undefined)).toEqual([]);
    },
  );
});
