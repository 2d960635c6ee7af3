import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { limits, listProjects, type ProjectImage, sentences } from '@portal/api';
import { tokenCookieName } from '@portal/api/token-cookie';
import { engines } from '../../../test/support/servers/engines.ts';
import { formBody } from '../../../test/support/form.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { addImage, newProject } from '../../../test/support/project.ts';
import { someFile, storedKeys } from '../../../test/support/photographer.ts';
import { soon } from '../../../test/support/soon.ts';

const properties = (length: number) => ({ a: 'я'.repeat(length) });

describe.each(engines())('photos of a project on %s', (engine) => {
  let portal: Portal;
  let token: string;
  let project: number;
  let images: ProjectImage[];
  beforeAll(async () => {
    portal = await openPortal(engine);
    token = await portal.signUp();
    project = await newProject(portal, token, 'Класс 9 «В»/2');
    images = [];
    for (const name of ['Ёлка.png', 'IMG_1.png', 'IMG_1.png']) images.push(await add(await someFile(name)));
  });
  afterAll(() => portal.close());

  const add = (file: File): Promise<ProjectImage> => addImage(portal, token, project, file);
  const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });
  const all = () => `/api/orders/${project}/images/download`;
  const bearer = () => ({ authorization: `Bearer ${token}` });
  const cookie = () => ({ cookie: `theme=dark; ${tokenCookieName('3000', false)}=${token}` });

  it('are seen by nobody without the address that the owner was given, and with it for an hour', async () => {
    const { thumb, medium, original } = images[0]?.urls ?? { thumb: '', medium: '', original: '' };
    for (const url of [thumb ?? '', medium ?? '', original ?? '']) {
      const seen = await get(url);
      expect(seen.statusCode).toBe(200);
      expect(seen.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
      const [path, query = ''] = url.split('?');
      const other = images[1]?.urls.original?.split('?')[1] ?? '';
      const later = query.replace(/until=\d+/, `until=${Number(/\d+/.exec(query)?.[0]) + 1800}`);
      for (const wrong of ['', '?', `?${other}`, `?${later}`, `?${query}x`, '?until=1&sign=a', `?${query}&until=1`]) {
        expect.soft((await get(`${path}${wrong}`)).statusCode, wrong).toBe(404);
      }
    }
    portal.ports.clock.advance(3_600_000);
    expect((await get(original ?? '')).statusCode).toBe(404);
  });

  it('are downloaded in an archive under their own names, equal ones with numbers', async () => {
    const got = await get(all(), bearer());
    expect(got.headers).toMatchObject({
      'content-type': 'application/zip',
      'accept-ranges': 'bytes',
      'content-length': `${got.rawPayload.length}`,
    });
    expect(got.headers['content-disposition']).toContain(encodeURIComponent('Класс 9 «В»_2.zip'));
    expect(Object.keys(unzipSync(got.rawPayload))).toEqual(['Ёлка.png', 'IMG_1.png', 'IMG_1 (2).png']);
  });

  it('are downloaded with the extension of their kind when they are called without one', async () => {
    const another = await portal.signUp();
    const one = await newProject(portal, another, '9 «В»');
    const { id } = await addImage(portal, another, one, await someFile('IMG_7.png'));
    // As versions before this one stored it.
    await portal.ports.db.updateTable('project_images').set({ name: 'Анна "Б"' }).where('id', '=', id).execute();
    const url = `/api/orders/${one}/images`;
    const got = await get(`${url}/download`, { authorization: `Bearer ${another}` });
    expect(Object.keys(unzipSync(got.rawPayload))).toEqual(['Анна _Б_.png']);
  });

  it('are resumed after an interrupted download, as long as nothing has changed', async () => {
    const whole = await get(all(), bearer());
    const { length } = whole.rawPayload;
    const etag = `${whole.headers['etag']}`;
    for (const [start, end] of [
      [0, 0],
      [1, 99],
      [length - 5, length - 1],
      [17, length - 1],
    ] as const) {
      const part = await get(all(), { ...bearer(), range: `bytes=${start}-${end}`, 'if-range': etag });
      expect(part).toMatchObject({ statusCode: 206, headers: { 'content-range': `bytes ${start}-${end}/${length}` } });
      expect(part.rawPayload.equals(whole.rawPayload.subarray(start, end + 1))).toBe(true);
    }
    expect((await get(all(), { ...bearer(), range: 'bytes=-7' })).rawPayload.equals(whole.rawPayload.subarray(-7))).toBe(true);
    expect(await get(all(), { ...bearer(), range: `bytes=${length}-` })).toMatchObject({
      statusCode: 416,
      headers: { 'content-range': `bytes */${length}` },
    });
    expect(await get(all(), { ...bearer(), range: 'bytes=5-9', 'if-range': '"other"' })).toMatchObject({ statusCode: 200 });
    expect(await get(all(), { ...bearer(), range: 'lines=1-2' })).toMatchObject({ statusCode: 200 });
    expect(await get(all(), { ...bearer(), 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' });
    images.push(await add(await someFile('ещё.png')));
    expect((await get(all(), bearer())).headers['etag']).not.toBe(etag);
  });

  it('open by the valid one of several cookies, which other programs of the host set too', async () => {
    const names = [tokenCookieName('', true), tokenCookieName('3000', false), 'token', 'accessToken'];
    for (const name of names) {
      for (const cookies of [`token=of-another-app; ${name}=${token}`, `${name}=${token}; token=of-another-app; accessToken=x`]) {
        expect([cookies, (await get(all(), { cookie: cookies })).statusCode]).toEqual([cookies, 200]);
      }
    }
    expect((await get(all(), { cookie: `${names[1]}=of-another-portal; ${names[1]}=${token}` })).statusCode).toBe(200);
    expect((await get(all(), { cookie: 'token=of-another-app' })).statusCode).toBe(401);
  });

  it('open in a tab of their own by the cookie, which opens nothing else and serves no other site', async () => {
    expect((await get(all(), cookie())).statusCode).toBe(200);
    expect((await get(all(), { ...cookie(), 'sec-fetch-site': 'none' })).statusCode).toBe(200);
    expect((await get(all(), { ...cookie(), 'sec-fetch-site': 'cross-site' })).statusCode).toBe(401);
    expect((await get(`/api/orders/${project}/images`, cookie())).statusCode).toBe(401);
    const chosen = { method: 'POST', url: '/api/images/download', payload: { ids: [images[0]?.id] } } as const;
    expect((await portal.app.inject({ ...chosen, headers: cookie() })).statusCode).toBe(401);
    expect((await portal.app.inject({ ...chosen, headers: bearer() })).statusCode).toBe(200);
  });

  it.each([
    ['who is not signed in', 401, sentences.sessionExpired, '/login', async () => ({})],
    ['whose project it is not', 404, sentences.notFound, '/dashboard/projects', async () => ({ cookie: `token=${await portal.signUp()}` })],
  ] as const)('answer a person %s with a page of words', async (_, status, words, href, headers) => {
    for (const url of [all(), `/photographer/orders/${project}/images/download-zip`]) {
      const seen = await get(url, { accept: 'text/html', ...(await headers()) });
      expect(seen).toMatchObject({ statusCode: status, headers: { 'content-type': 'text/html; charset=utf-8' } });
      expect(seen.body).toContain(words);
      expect(seen.body).toContain(`href="${href}"`);
    }
  });

  it('are counted and shown on the project', async () => {
    const [project] = answerOf(listProjects, await portal.ask('GET', '/api/photographer/projects', { token }));
    expect(project?.photoCount).toBe(images.length);
    expect(project?.previews).toHaveLength(4);
    expect((await get(project?.previews[0] ?? '')).statusCode).toBe(200);
  });

  it('refuse text that the database cannot store, however it is nested', async () => {
    const url = `/api/orders/${project}/images/${images[0]?.id}`;
    const put = (body: object) => portal.ask('PUT', url, { token, body });
    for (const custom_properties of [{ '\u0000': 1 }, { a: { 'b\u0000': 1 } }, { '\ud800': 1 }, { a: '\u0000' }]) {
      expect(await put({ custom_properties })).toMatchObject({ status: 422 });
      const form = await formBody([
        ['new_image', await someFile('a.png')],
        ['custom_properties', JSON.stringify(custom_properties)],
      ]);
      expect(await portal.ask('PUT', url, { token, ...form })).toMatchObject({ status: 422 });
    }
    expect(await put({ name: `${'\u0958'.repeat(126)}.jpg` })).toMatchObject({ status: 422 });
    expect(await put({ name: `${'\u0958'.repeat(125)}.jpg` })).toMatchObject({ status: 200 });
  });

  it('have custom properties up to the limit of their list, also with concurrent writes', async () => {
    const [first = 0, ...others] = images.map(({ id }) => id);
    const put = (id: number, sent: { body: object; headers?: Record<string, string> }) =>
      portal.ask('PUT', `/api/orders/${project}/images/${id}`, { token, ...sent });
    await portal.ports.db
      .updateTable('project_images')
      .set({ custom_properties: JSON.stringify(properties(limits.projectPropertiesLength - 10_000)) })
      .where('id', '=', first)
      .execute();
    const custom_properties = properties(6_000);
    const refused = { status: 422, body: { errors: { custom_properties: [sentences.propertiesFull] } } };
    const answers = await Promise.all(others.map(async (id) => ({ id, ...(await put(id, { body: { custom_properties } })) })));
    const [taken, late = { id: 0 }] = answers.toSorted((one, other) => one.status - other.status);
    expect([taken, late]).toMatchObject([{ status: 200 }, refused]);
    const before = await storedKeys(portal);
    const form = await formBody([
      ['new_image', await someFile('b.png')],
      ['custom_properties', JSON.stringify(custom_properties)],
    ]);
    expect(await put(late.id, form)).toMatchObject(refused);
    expect(await storedKeys(portal)).toEqual(before);
    // Other fields can still be changed, and properties made fewer.
    expect(await put(late.id, { body: { name: 'IMG_9.png' } })).toMatchObject({ status: 200 });
    expect(await put(first, { body: { custom_properties: {} } })).toMatchObject({ status: 200 });
    expect(await put(late.id, { body: { custom_properties } })).toMatchObject({ status: 200 });
  });

  it('are described without being read', async () => {
    const reads = vi.spyOn(portal.ports.files, 'read');
    const head = await portal.app.inject({ method: 'HEAD', url: all(), headers: bearer() });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    expect(Number(head.headers['content-length'])).toBeGreaterThan(500);
    expect(reads).not.toHaveBeenCalled();
    reads.mockRestore();
  });

  it('are deleted with their files when the project or the account is deleted', async () => {
    const before = await storedKeys(portal);
    const owner = await portal.signUp();
    const going = await newProject(portal, owner);
    await addImage(portal, owner, going);
    expect(await storedKeys(portal)).toHaveLength(before.length + 3);
    expect(await portal.ask('DELETE', `/api/photographer/projects/${going}`, { token })).toMatchObject({ status: 404 });
    expect(await portal.ask('DELETE', `/api/photographer/projects/${going}`, { token: owner })).toMatchObject({ status: 200 });
    await soon(async () => expect(await storedKeys(portal)).toEqual(before));
    await addImage(portal, owner, await newProject(portal, owner));
    expect(await storedKeys(portal)).toHaveLength(before.length + 3);
    await portal.ask('DELETE', '/api/photographer/account', { token: owner, body: { password: 'gelateria' } });
    await soon(async () => expect(await storedKeys(portal)).toEqual(before));
  });
});
