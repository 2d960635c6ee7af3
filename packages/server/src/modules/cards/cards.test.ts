import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addProjectImage,
  createGroups,
  createShare,
  deleteGroup,
  deleteProjectImage,
  listCards,
  listProjectImages,
  listProjects,
  listSharedImages,
  type NewShare,
  type ProjectCards,
  replaceProjectImage,
  setCard,
  setClock,
  sortByCards,
} from '@portal/api';
import { unzipSync } from 'fflate';
import { formBody } from '../../../test/support/form.ts';
import { shot } from '../../../test/support/images/card-image.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { addImage, newProject } from '../../../test/support/project.ts';
import { engines } from '../../../test/support/servers/engines.ts';

const settings = { role: 'client', shows: 'originals', pin: null, expires_on: null, can_download: true, choice_limit: null };

const kinds = ({ photos }: ProjectCards) => Object.fromEntries(photos.map(({ name, card, cardGroupId }) => [name, [card, cardGroupId]]));

describe.each(engines())('the cards of pupils, on %s', (engine) => {
  let portal: Portal;
  let token: string;
  beforeAll(async () => {
    portal = await openPortal(engine);
    token = await portal.signUp('owner@test.example');
  });
  afterAll(() => portal.close());

  const ask = (method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, body?: object) => portal.ask(method, path, { token, body });

  /** A project with a class of two pupils, and what the codes on their cards say. */
  async function school() {
    const id = await newProject(portal, token, 'Школа');
    const at = `/api/orders/${id}`;
    const [first] = answerOf(createGroups, await ask('POST', `${at}/groups`, { names: ['1А'] }));
    answerOf(createGroups, await ask('POST', `${at}/groups`, { names: ['Котова Анна', 'Иванов Пётр'], class_id: first?.id }));
    const { cards } = answerOf(listCards, await ask('GET', `${at}/cards`));
    const [anna, petr] = cards as [ProjectCards['cards'][number], ProjectCards['cards'][number]];
    const add = async (name: string, of: Parameters<typeof shot>[1]) => addImage(portal, token, id, await shot(name, of));
    const sort = async () => answerOf(sortByCards, await ask('POST', `${at}/cards`));
    const groups = async () =>
      Object.fromEntries(answerOf(listProjectImages, await ask('GET', `${at}/images`)).map(({ name, groupId }) => [name, groupId]));
    const open = async (changes: Partial<Record<keyof NewShare | 'group_id', unknown>> = {}) => {
      const { address } = answerOf(createShare, await ask('POST', `${at}/shares`, { ...settings, ...changes }));
      const headers = { authorization: `Share ${address.replace('/s/', '')}` };
      const { items } = answerOf(listSharedImages, await portal.ask('GET', '/api/shared/images', { headers }));
      const { rawPayload } = await portal.app.inject({ method: 'GET', url: '/api/shared/download', headers });
      const inArchive = rawPayload.subarray(0, 2).toString() === 'PK' ? Object.keys(unzipSync(new Uint8Array(rawPayload))) : [];
      return { names: items.map(({ name }) => name), inArchive };
    };
    return { id, at, anna, petr, add, sort, groups, open };
  }

  it('sort photos by the clock of the camera, and are seen by the photographer alone', async () => {
    const { at, anna, petr, add, sort, groups, open, id } = await school();
    await add('IMG_5.jpg', { time: '10:05:00' });
    await add('IMG_4.jpg', { time: '10:04:00', codes: [petr.code] });
    await add('IMG_1.jpg', { time: '10:01:00' });
    await add('IMG_3.jpg', { time: '10:03:00' });
    const { isCard, groupId } = await add('IMG_2.jpg', { time: '10:02:00', codes: [anna.code] });
    expect({ isCard, groupId }).toEqual({ isCard: true, groupId: null });
    await sort();
    expect(await groups()).toEqual({
      'IMG_1.jpg': null,
      'IMG_2.jpg': null,
      'IMG_3.jpg': anna.groupId,
      'IMG_4.jpg': null,
      'IMG_5.jpg': petr.groupId,
    });
    expect(await open({ group_id: anna.groupId })).toMatchObject({ names: ['IMG_3.jpg'] });
    const photos = ['IMG_5.jpg', 'IMG_1.jpg', 'IMG_3.jpg'];
    expect(await open()).toMatchObject({ names: photos });
    const retoucher = await open({ role: 'retoucher' });
    expect(retoucher.names).toEqual(photos);
    expect(retoucher.inArchive.flatMap((path) => /IMG_\d/.exec(path) ?? []).toSorted()).toEqual(['IMG_1', 'IMG_3', 'IMG_5']);
    const { rawPayload } = await portal.app.inject({
      method: 'GET',
      url: `${at}/images/download`,
      headers: { authorization: `Bearer ${token}` },
    });
    const all = Object.keys(unzipSync(new Uint8Array(rawPayload)));
    expect(all.flatMap((path) => /IMG_\d/.exec(path) ?? []).toSorted()).toEqual(['IMG_1', 'IMG_3', 'IMG_5']);
    const projects = answerOf(listProjects, await ask('GET', '/api/photographer/projects'));
    const shown = projects.find((one) => one.id === id);
    expect([shown?.photoCount, shown?.previews.length]).toEqual([3, 3]);
    // Put into the group of a share by hand, and shown to clients again, a card is still none of theirs.
    const card = answerOf(listProjectImages, await ask('GET', `${at}/images`)).find(({ name }) => name === 'IMG_2.jpg')?.id;
    await ask('PUT', `${at}/groups/images`, { image_ids: [card], group_id: anna.groupId });
    await ask('PUT', `${at}/client-marks/hidden`, { image_ids: [card], hidden: false });
    expect(await open({ group_id: anna.groupId })).toMatchObject({ names: ['IMG_3.jpg'] });
  });

  it('move nothing that somebody has put into a group, or out of all', async () => {
    const { at, anna, petr, add, sort, groups } = await school();
    await add('IMG_1.jpg', { time: '10:01:00', codes: [anna.code] });
    const put = await add('IMG_2.jpg', { time: '10:02:00' });
    const out = await add('IMG_3.jpg', { time: '10:03:00' });
    await sort();
    await ask('PUT', `${at}/groups/images`, { image_ids: [put.id], group_id: petr.groupId });
    await ask('PUT', `${at}/groups/images`, { image_ids: [out.id], group_id: null });
    await sort();
    expect(await groups()).toMatchObject({ 'IMG_2.jpg': petr.groupId, 'IMG_3.jpg': null });
  });

  it('of another project or portal, changed, two at once, or of a deleted pupil sort nothing', async () => {
    const { at, anna, petr, add, sort, groups } = await school();
    const other = await school();
    await add('IMG_01.jpg', { time: '10:00:00', codes: [anna.code] });
    await add('IMG_02.jpg', { time: '10:01:00', codes: [other.anna.code] });
    await add('IMG_03.jpg', { time: '10:02:00' });
    await add('IMG_04.jpg', { time: '10:03:00', codes: [anna.code.replace(`:${anna.groupId}:`, `:${petr.groupId}:`)] });
    await add('IMG_05.jpg', { time: '10:04:00' });
    await add('IMG_06.jpg', { time: '10:05:00', codes: [anna.code, petr.code] });
    await add('IMG_07.jpg', { time: '10:06:00' });
    await add('IMG_08.jpg', { time: '10:07:00', codes: [petr.code] });
    await add('IMG_09.jpg', { time: '10:08:00' });
    await add('IMG_10.jpg', { time: '10:09:00', codes: ['https://example.org/a-poster'] });
    expect(kinds(await sort())).toEqual({
      'IMG_01.jpg': ['pupil', anna.groupId],
      'IMG_02.jpg': ['unknown', null],
      'IMG_03.jpg': [null, null],
      'IMG_04.jpg': ['unknown', null],
      'IMG_05.jpg': [null, null],
      'IMG_06.jpg': ['several', null],
      'IMG_07.jpg': [null, null],
      'IMG_08.jpg': ['pupil', petr.groupId],
      'IMG_09.jpg': [null, null],
      'IMG_10.jpg': [null, null],
    });
    const sorted = await groups();
    expect(['03', '05', '07', '09', '10'].map((name) => sorted[`IMG_${name}.jpg`])).toEqual([null, null, null, petr.groupId, petr.groupId]);
    answerOf(deleteGroup, await ask('DELETE', `${at}/groups/${petr.groupId}`));
    await add('IMG_11.jpg', { time: '10:10:00', codes: [petr.code] });
    const after = await sort();
    expect([kinds(after)['IMG_08.jpg'], kinds(after)['IMG_11.jpg']]).toEqual([
      ['pupil', null],
      ['pupil', null],
    ]);
    expect(new Set(Object.values(await groups()))).toEqual(new Set([null]));
  });

  it('of one camera sort another one’s photos once its clock is set', async () => {
    const { at, anna, petr, add, sort, groups } = await school();
    const [a, b] = [
      { model: 'Canon EOS R6', serial: '0123' },
      { model: 'Canon EOS R6', serial: '0456' },
    ];
    await add('IMG_1.jpg', { time: '10:00:00', codes: [anna.code], ...a });
    await add('IMG_2.jpg', { time: '10:10:00', codes: [petr.code], ...a });
    // An hour ahead.
    await add('IMG_3.jpg', { time: '11:02:00', ...b });
    await add('IMG_4.jpg', { time: null, ...b });
    expect([...new Set((await sort()).photos.map(({ camera }) => camera))]).toEqual(['Canon EOS R6 · 0123', 'Canon EOS R6 · 0456']);
    expect(await groups()).toMatchObject({ 'IMG_3.jpg': null, 'IMG_4.jpg': null });
    const clock = { camera: 'Canon EOS R6 · 0456', minutes: -60 };
    expect(answerOf(setClock, await ask('PUT', `${at}/cards`, clock)).clocks).toEqual([clock]);
    expect(await groups()).toMatchObject({ 'IMG_3.jpg': anna.groupId, 'IMG_4.jpg': null });
    expect(answerOf(setClock, await ask('PUT', `${at}/cards`, { ...clock, minutes: null })).clocks).toEqual([]);
    expect(await groups()).toMatchObject({ 'IMG_3.jpg': null });
    expect((await ask('PUT', `${at}/cards`, { camera: 'Leica', minutes: 1 })).status).toBe(422);
  });

  it('leave their photos where they are when their pictures are deleted', async () => {
    const { at, anna, petr, add, sort, groups } = await school();
    await add('IMG_1.jpg', { time: '10:00:00', codes: [anna.code] });
    await add('IMG_2.jpg', { time: '10:01:00' });
    const card = await add('IMG_3.jpg', { time: '10:02:00', codes: [petr.code] });
    await add('IMG_4.jpg', { time: '10:03:00' });
    await sort();
    answerOf(deleteProjectImage, await ask('DELETE', `${at}/images/${card.id}`));
    await sort();
    expect(await groups()).toEqual({ 'IMG_1.jpg': null, 'IMG_2.jpg': anna.groupId, 'IMG_4.jpg': petr.groupId });
  });

  it('are put right by hand: a photo that shows one, and a card that shows none', async () => {
    const { at, anna, petr, add, sort, groups, open } = await school();
    const wrong = await add('IMG_1.jpg', { time: '10:00:00', codes: [petr.code] });
    const unread = await add('IMG_2.jpg', { time: '10:01:00' });
    await add('IMG_3.jpg', { time: '10:02:00' });
    await sort();
    answerOf(setCard, await ask('PUT', `${at}/cards/${unread.id}`, { group_id: anna.groupId }));
    const { photos } = answerOf(setCard, await ask('PUT', `${at}/cards/${wrong.id}`, { group_id: null }));
    expect(photos.map(({ card }) => card)).toEqual([null, 'pupil', null]);
    expect(await groups()).toEqual({ 'IMG_1.jpg': null, 'IMG_2.jpg': null, 'IMG_3.jpg': anna.groupId });
    expect((await open()).names).toEqual(['IMG_1.jpg', 'IMG_3.jpg']);
    const other = await school();
    expect((await ask('PUT', `${at}/cards/${wrong.id}`, { group_id: other.anna.groupId })).status).toBe(422);
    expect((await ask('PUT', `${other.at}/cards/${wrong.id}`, { group_id: other.anna.groupId })).status).toBe(404);
  });

  it('are looked for again in a file that replaces another one, and in no project without pupils', async () => {
    const { at, anna, petr, add } = await school();
    const { id } = await add('IMG_1.jpg', { time: '10:00:00', codes: [anna.code] });
    const replace = async (of: Parameters<typeof shot>[1]) => {
      const form = await formBody([['new_image', await shot('IMG_1.jpg', of)]]);
      answerOf(replaceProjectImage, await portal.ask('PUT', `${at}/images/${id}`, { token, ...form }));
      return answerOf(listCards, await ask('GET', `${at}/cards`)).photos;
    };
    // What the file does not tell stays.
    expect(await replace({})).toMatchObject([
      { takenAt: '2026-05-14T10:00:00.000', camera: 'IMG_', card: 'pupil', cardGroupId: anna.groupId },
    ]);
    const changed = { takenAt: '2026-05-14T10:05:00.000', camera: 'Leica · IMG_', card: 'pupil', cardGroupId: petr.groupId };
    expect(await replace({ time: '10:05:00', model: 'Leica', codes: [petr.code] })).toMatchObject([changed]);
    const without = await newProject(portal, token, 'Свадьба');
    const image = await formBody([['image', await shot('IMG_1.jpg', { codes: [anna.code] })]]);
    const added = await portal.ask('POST', `/api/orders/${without}/images`, { token, ...image });
    expect(answerOf(addProjectImage, added).isCard).toBe(false);
  });
});
