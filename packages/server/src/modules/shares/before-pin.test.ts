import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addressOf,
  createGroups,
  createShare,
  enterSharedPin,
  getShared,
  isByShare,
  shareLimits,
  shareSentences,
  listSharedImages,
  projectBeforePin,
  writeReply,
} from '@portal/api';
import { endpoints } from '@portal/api/openapi';
import { formBody } from '../../../test/support/form.ts';
import { answerOf, dataOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { addImage, newProject } from '../../../test/support/project.ts';
import { someFile } from '../../../test/support/photographer.ts';
import { rawZip } from '../../../test/support/raw-zip.ts';
import { samples } from '../../../test/support/sample-calls.ts';
import { engines } from '../../../test/support/servers/engines.ts';

/** In every field that a share may tell, a word that stands nowhere else; addresses of photos begin alike. */
const secrets = /тайн|secret-|\/media\//i;
/** What an answer tells: its status line is no part of it. Headers encode names of files. */
const told = (headers: object, body: string | Buffer): string => `${decodeURI(JSON.stringify(headers))} ${body.toString()}`;

const reads = [addressOf(getShared, {}), addressOf(listSharedImages, { query: { offset: 0, limit: shareLimits.pageSize } })];
const shareCalls = endpoints.filter(isByShare);
const PIN = '4826';

describe.each(engines())('before the PIN of a share is entered, on %s', (engine) => {
  let portal: Portal;
  let dist: string;
  let owner: string;
  let at: string;
  let image: number;
  let group: number;
  beforeAll(async () => {
    dist = await mkdtemp(path.join(tmpdir(), 'before-pin-'));
    await writeFile(path.join(dist, 'index.html'), '<html><head><title>Диафрагма</title></head><body><div id="root"></div></body></html>');
    portal = await openPortal(engine, {
      distDir: dist,
      // All that the page can read stands in it, in its head too.
      renderPage: async ({ read }) => {
        const all = JSON.stringify(await Promise.all(reads.map(read)));
        return { head: `<meta name="data" content='${all}'>`, root: `<div id="root">${all}</div>`, styles: [], isOwn: true };
      },
    });
    owner = await portal.signUp('secret-owner@test.example');
    await portal.ports.db
      .updateTable('photographers')
      .set({ first_name: 'Тайна', last_name: 'Тайная', city: 'Тайный', avatar_key: 'avatars/secret-face.webp' })
      .execute();
    const project = await newProject(portal, owner, 'Тайная школа');
    at = `/api/orders/${project}`;
    image = (await addImage(portal, owner, project, await someFile('Тайный снимок.jpg'))).id;
    const zip = rawZip([{ name: 'Тайный снимок.jpg', content: Buffer.from(await (await someFile()).arrayBuffer()) }]);
    const form = await formBody([['zip_file', new File([new Uint8Array(zip)], 'готово.zip')]]);
    dataOf(await portal.ask('POST', `/photographer/orders/${project}/images/upload-zip`, { token: owner, ...form }));
    const named = await portal.ask('POST', `${at}/groups`, { token: owner, body: { names: ['Тайная Аня'] } });
    group = answerOf(createGroups, named)[0]?.id ?? 0;
    await portal.ask('PUT', `${at}/groups/images`, { token: owner, body: { image_ids: [image], group_id: group } });
  });
  afterAll(async () => {
    await portal.close();
    await rm(dist, { recursive: true });
  });

  const call = (method: 'GET' | 'POST' | 'PUT', url: string, token: string, pass?: string, body?: object | string) =>
    portal.app.inject({
      method,
      url,
      headers: {
        authorization: `Share ${token}`,
        ...(typeof body === 'object' && { 'content-type': 'application/json' }),
        ...(typeof body === 'string' && { 'content-type': 'multipart/form-data; boundary=b' }),
        ...(pass !== undefined && { 'x-share-pass': pass }),
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const photographerOf = (token: string) => call('GET', '/api/shared/photographer', token);
  const setCard = (card: { listed: boolean; phone: string }) => portal.ports.db.updateTable('photographers').set(card).execute();
  const enter = async (token: string): Promise<string> => {
    const answer = await portal.ask('POST', '/api/shared/pin', { headers: { authorization: `Share ${token}` }, body: { pin: PIN } });
    return answerOf(enterSharedPin, answer).pass;
  };
  /** A share with everything that one can have. */
  async function newShare(role: 'client' | 'retoucher', pin: string | null) {
    const settings = { role, shows: 'both', pin, expires_on: null, can_download: true, choice_limit: 7, watermark: 'Тайный знак' };
    const body = { ...settings, group_id: group, email: 'secret-mother@family.example' };
    const { share, address } = answerOf(createShare, await portal.ask('POST', `${at}/shares`, { token: owner, body }));
    // Their number is limited.
    await portal.ports.db.deleteFrom('share_emails').execute();
    return { token: address.replace('/s/', ''), at: `${at}/shares/${share.id}` };
  }
  /** A client's choice with a remark, and that it was sent. */
  async function choose(token: string, pass?: string) {
    await call('PUT', `/api/shared/images/${image}/favourite`, token, pass, { favourite: true });
    await call('PUT', `/api/shared/images/${image}/remark`, token, pass, { text: 'Тайное пожелание' });
    expect((await call('POST', '/api/shared/choice', token, pass)).statusCode).toBe(200);
  }
  const make = (endpoint: (typeof shareCalls)[number], token: string, pass?: string) =>
    call(
      endpoint.method as 'GET',
      endpoint.path.replace(':imageId', String(image)),
      token,
      pass,
      endpoint.name === 'enterSharedPin'
        ? { pin: '1111' }
        : endpoint.sends === 'multipart'
          ? '--b--\r\n'
          : samples[endpoint.name]?.body?.({} as never),
    );

  describe.each(['client', 'retoucher'] as const)('a %s', (role) => {
    it.each(shareCalls.map((endpoint) => [endpoint.name, endpoint] as const))(
      'is told nothing by %s, with no pass, a foreign one or an old one',
      async (_, endpoint) => {
        const [closed, other] = [await newShare(role, PIN), await newShare(role, PIN)];
        const [pass, foreign] = [await enter(closed.token), await enter(other.token)];
        if (role === 'client') await choose(closed.token, pass);
        await portal.ask('PUT', closed.at, { token: owner, body: { pin: '1357' } });
        await portal.ask('PUT', closed.at, { token: owner, body: { pin: PIN } });
        for (const wrong of [undefined, 'x', foreign, pass]) {
          const { headers, body } = await make(endpoint, closed.token, wrong);
          expect.soft(told(headers, body)).not.toMatch(secrets);
        }
      },
    );

    it('is answered with the same as by any other share', async () => {
      const { token } = await newShare(role, PIN);
      expect((await call('GET', '/api/shared', token)).json()).toEqual(writeReply(getShared, projectBeforePin));
    });

    it('is told of the photographer what the public card tells, if there is one', async () => {
      const { token } = await newShare(role, PIN);
      const [card, other] = [await photographerOf(token), await photographerOf('a'.repeat(43))];
      expect([card.statusCode, card.json()]).toEqual([200, { success: true, data: null }]);
      expect([other.statusCode, other.json()]).toEqual([404, { success: false, message: shareSentences.unknown }]);
      await setCard({ listed: true, phone: '+79001234567' });
      const { data } = (await photographerOf(token)).json<{ data: { id: number } }>();
      await setCard({ listed: false, phone: '' });
      expect(data).toEqual({
        id: data.id,
        name: 'Тайна Тайная',
        phone: '+79001234567',
        email: null,
        social_links: [],
      });
    });

    it('is shown a page without a word of it, as anybody who fetches its address', async () => {
      const { token } = await newShare(role, PIN);
      const pass = await enter(token);
      const visitors = [
        { 'sec-fetch-dest': 'document' },
        { 'sec-fetch-dest': 'document', authorization: `Share ${token}` },
        { 'user-agent': 'TelegramBot (like TwitterBot)' },
        { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'sec-fetch-dest': 'document' },
      ];
      for (const headers of visitors) {
        for (const suffix of ['', '/', '?photo=1', `?pass=${pass}`]) {
          const page = await portal.app.inject({ url: `/s/${token}${suffix}`, headers: { accept: 'text/html', ...headers } });
          expect.soft(told(page.headers, page.body)).not.toMatch(secrets);
          expect.soft(page.body).not.toContain('canonical');
          expect.soft(page.body.match(/og:[^>]*/g)).toEqual(['og:title" content="С вами поделились фотографиями"']);
        }
      }
    });
  });

  it('all of these words are told by a share that is open, so that their absence means something', async () => {
    const { token } = await newShare('client', null);
    await choose(token);
    const retoucher = await newShare('retoucher', null);
    const page = await portal.app.inject({ url: `/s/${token}`, headers: { accept: 'text/html', 'sec-fetch-dest': 'document' } });
    const shared = await call('GET', '/api/shared', token);
    const images = await call('GET', '/api/shared/images', retoucher.token);
    const archive = await call('GET', '/api/shared/download', token);
    for (const word of [
      'Тайная школа',
      'Тайная Аня',
      'Тайна Тайная',
      'Тайный снимок.jpg',
      'Тайное пожелание',
      '/media/projects/',
      'secret-face',
    ])
      expect.soft(`${shared.body} ${images.body}`).toContain(word);
    expect(page.body).toMatch(/Тайная школа.*Тайная Аня.*Тайный снимок/);
    expect(told(archive.headers, '')).toContain('Тайная Аня');
  });
});
