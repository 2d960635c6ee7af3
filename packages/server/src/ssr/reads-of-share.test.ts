import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProjectImage, addressOf, createShare, createProject, getShared, shareLimits, listShares, listSharedImages } from '@portal/api';
import { formBody } from '../../test/support/form.ts';
import { answerOf, openPortal, type Portal } from '../../test/support/open-portal.ts';
import { someFile } from '../../test/support/photographer.ts';
import { engines } from '../../test/support/servers/engines.ts';

const reads = [addressOf(getShared, {}), addressOf(listSharedImages, { query: { offset: 0, limit: shareLimits.pageSize } })];
const others = ['/api/photographer/profile', addressOf(listSharedImages, { query: { offset: 0, limit: 200 } })];

describe.each(engines())('the page of a share, on %s', (engine) => {
  let portal: Portal;
  let dist: string;
  let owner: string;
  let project: number;
  let answers: unknown[] = [];
  beforeAll(async () => {
    dist = await mkdtemp(path.join(tmpdir(), 'shares-'));
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
    project = answerOf(createProject, made).id;
    const form = await formBody([['image', await someFile('IMG_1.jpg')]]);
    answerOf(addProjectImage, await portal.ask('POST', `/api/orders/${project}/images`, { token: owner, ...form }));
  });
  beforeEach(() => {
    answers = [];
  });
  afterAll(async () => {
    await portal.close();
    await rm(dist, { recursive: true });
  });

  async function newShare(pin: string | null = null) {
    const settings = { role: 'client', shows: 'both', pin, expires_on: null, can_download: true, choice_limit: null };
    const { share, address } = answerOf(
      createShare,
      await portal.ask('POST', `/api/orders/${project}/shares`, { token: owner, body: settings }),
    );
    return { id: share.id, address };
  }
  const open = (url: string, headers: Record<string, string> = { 'sec-fetch-dest': 'document' }) =>
    portal.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  const lastVisit = async (id: number) => {
    const shares = answerOf(listShares, await portal.ask('GET', `/api/orders/${project}/shares`, { token: owner }));
    return shares.find((share) => share.id === id)?.lastOpenedAt;
  };

  it('is rendered with its photos, cached nowhere, and is no visit', async () => {
    const { id, address } = await newShare();
    const { statusCode, headers, body } = await open(address);
    expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'private, no-store', 'noindex']);
    expect(body).toContain('показано');
    expect(answers).toMatchObject([
      { data: { project_name: 'Школа 12', needs_pin: false } },
      { data: { items: [{ name: 'IMG_1.jpg' }], total: 1 } },
      ...others.map(() => undefined),
    ]);
    expect(await lastVisit(id)).toBeNull();
  });

  // The last four run scripts and send what a browser sends.
  it.each([
    { 'user-agent': 'WhatsApp/2.23.20.0' },
    { 'user-agent': 'TelegramBot (like TwitterBot)' },
    { 'user-agent': 'Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)' },
    { 'user-agent': 'Viber/13.3.0' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'sec-fetch-dest': 'document' },
    { 'user-agent': 'Mozilla/5.0 (compatible;PetalBot;+https://webmaster.petalsearch.com/site/petalbot)', 'sec-fetch-dest': 'document' },
    {
      'user-agent': 'Mozilla/5.0 (Linux; Android 5.0) (compatible; Bytespider; spider-feedback@bytedance.com)',
      'sec-fetch-dest': 'document',
    },
    { 'user-agent': 'Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0', 'sec-fetch-dest': 'document' },
  ])('gives a preview neither names nor photos, and counts no visit: %o', async (headers) => {
    const { id, address } = await newShare();
    const got = await open(address, headers);
    expect([got.statusCode, got.headers['x-robots-tag'], got.headers['cache-control']]).toEqual([200, 'noindex', 'private, no-cache']);
    expect(got.body).not.toMatch(/показано|Школа 12|IMG_1|\/media\/|og:(?!title")/);
    expect(answers).toEqual([]);
    const call = { ...headers, authorization: `Share ${address.replace('/s/', '')}` };
    if ('sec-fetch-dest' in headers) await portal.ask('GET', '/api/shared', { headers: call });
    expect(await lastVisit(id)).toBeNull();
    const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 9; CUBOT X19) Chrome/120.0 Mobile Safari/537.36' };
    await portal.ask('GET', '/api/shared', { headers: { ...call, ...phone } });
    expect(await lastVisit(id)).toEqual(expect.any(String));
  });

  it.each(['a PIN', 'its end'])('with %s shows nothing of it', async (what) => {
    const { id, address } = await newShare(what === 'a PIN' ? '1234' : null);
    if (what === 'its end') await portal.ask('DELETE', `/api/orders/${project}/shares/${id}`, { token: owner });
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
