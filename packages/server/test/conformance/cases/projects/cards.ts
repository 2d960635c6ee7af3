/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  addProjectImage,
  cardSentences,
  createGroups,
  createShare,
  deleteGroup,
  deleteProjectImage,
  groupSentences,
  listCards,
  listGroups,
  listSharedImages,
  listSuggestions,
  putIntoGroup,
  sentences,
  setCard,
  setClock,
  sortByCards,
} from '@portal/api';
import { expect } from 'vitest';
import { shot } from '../../../support/images/card-image.ts';
import { retouchedOf, send, zipOf } from '../../archives.ts';
import { type Case, caseOf, type Portal } from '../../portal.ts';
import { add, imagesOf, type ProjectOwner, withProject } from '../../project-photos.ts';
import { refusalOf } from '../../refusal-of.ts';

const about = ({ project }: ProjectOwner) => ({ params: { id: project } });
const wrong = (field: string, message: string) => ({ status: 422, message, errors: { [field]: [message] } });
const noProject = { status: 404, message: sentences.notFound, errors: {} };

/** A class of two pupils, and photos of one camera: before the cards, of Anna with her card, and of Pyotr with his. */
async function shoot(portal: Portal) {
  const owner = await withProject(portal, 'Школа 12');
  const [first] = await owner.call(createGroups, { ...about(owner), body: { names: ['1А'] } });
  await owner.call(createGroups, { ...about(owner), body: { names: ['Котова Анна', 'Иванов Пётр'], classId: first?.id } });
  const groups = await owner.call(listGroups, about(owner));
  const [anna = 0, petr = 0] = groups.flatMap(({ id, classId }) => (classId === null ? [] : id));
  const ids: number[] = [];
  for (const at of [0, 1, 2, 3, 4]) ids.push((await add(owner, await shot(`IMG_${at}.jpg`, { time: `10:0${at}:00` }))).id);
  const setCards = async () => {
    await owner.call(setCard, { params: { id: owner.project, imageId: ids[1] ?? 0 }, body: { groupId: anna } });
    return owner.call(setCard, { params: { id: owner.project, imageId: ids[3] ?? 0 }, body: { groupId: petr } });
  };
  const placed = async () => (await imagesOf(owner)).map(({ groupId }) => groupId);
  return { owner, anna, petr, ids, setCards, placed };
}

export const cards: readonly Case[] = [
  caseOf(listCards, 'has a code for each pupil, without the name, and the photos with their cameras', async (portal) => {
    const { owner, anna, petr, ids } = await shoot(portal);
    const { cards: codes, photos, clocks } = await owner.call(listCards, about(owner));
    expect(codes.map(({ groupId }) => groupId)).toEqual([anna, petr]);
    for (const { code, groupId } of codes) expect(code).toMatch(new RegExp(`^DIAFRAGMA:\\d+:${groupId}:[0-9A-F]{10}$`));
    expect(photos.map(({ id }) => id)).toEqual(ids);
    expect(photos[0]).toMatchObject({ name: 'IMG_0.jpg', takenAt: '2026-05-14T10:00:00.000', camera: 'IMG_', card: null, groupBy: null });
    expect(clocks).toEqual([]);
  }),

  caseOf(setCard, 'sorts the photos after it; a card is in no share and is a photo again once it is said to be none', async (portal) => {
    const { owner, anna, petr, ids, setCards, placed } = await shoot(portal);
    const { photos } = await setCards();
    expect(photos.map(({ card }) => card)).toEqual([null, 'pupil', null, 'pupil', null]);
    expect(await placed()).toEqual([null, null, anna, null, petr]);
    expect((await imagesOf(owner)).map(({ isCard }) => isCard)).toEqual([false, true, false, true, false]);
    const body = { role: 'client', shows: 'originals', pin: null, canDownload: true, choiceLimit: null } as const;
    const { address } = await owner.call(createShare, { ...about(owner), body });
    const call = portal.client(undefined, { token: address.replace('/s/', ''), pass: null });
    const { items } = await call(listSharedImages, { query: { offset: 0, limit: 60 } });
    expect(items.map(({ id }) => id)).toEqual([ids[0], ids[2], ids[4]]);
    await owner.call(setCard, { params: { id: owner.project, imageId: ids[3] ?? 0 }, body: { groupId: null } });
    expect(await placed()).toEqual([null, null, anna, anna, anna]);
  }),

  caseOf(setCard, 'is refused for a group or a photo of another project', async (portal) => {
    const { owner, ids, petr } = await shoot(portal);
    const other = await shoot(portal);
    const set = (imageId: number, groupId: number) => owner.call(setCard, { params: { id: owner.project, imageId }, body: { groupId } });
    expect(await refusalOf(set(ids[1] ?? 0, other.anna))).toEqual(wrong('group_id', groupSentences.notFound));
    expect(await refusalOf(set(other.ids[1] ?? 0, petr))).toEqual({ status: 404, message: sentences.imageNotFound, errors: {} });
  }),

  caseOf(sortByCards, 'moves no photo that somebody has put into a group or out of all', async (portal) => {
    const { owner, anna, petr, ids, setCards, placed } = await shoot(portal);
    await setCards();
    const put = (imageIds: number[], groupId: number | null) => owner.call(putIntoGroup, { ...about(owner), body: { imageIds, groupId } });
    await put([ids[2] ?? 0], petr);
    await put([ids[4] ?? 0], null);
    const { photos } = await owner.call(sortByCards, about(owner));
    expect(photos.map(({ groupBy }) => groupBy)).toEqual([null, null, 'hand', null, 'hand']);
    expect(await placed()).toEqual([null, null, petr, null, null]);
    await add(owner, await shot('IMG_5.jpg', { time: '10:01:30' }));
    await owner.call(sortByCards, about(owner));
    expect(await placed()).toEqual([null, null, petr, null, null, anna]);
  }),

  caseOf(deleteProjectImage, 'of a card leaves the photos that it has sorted where they are', async (portal) => {
    const { owner, anna, petr, ids, setCards, placed } = await shoot(portal);
    await setCards();
    await owner.call(deleteProjectImage, { params: { id: owner.project, imageId: ids[3] ?? 0 } });
    await owner.call(sortByCards, about(owner));
    expect(await placed()).toEqual([null, null, anna, petr]);
  }),

  caseOf(listSuggestions, 'has no card as the original of a retouched photo, and an archive joins none to it', async (portal) => {
    const { owner, ids, setCards } = await shoot(portal);
    await setCards();
    const [one, other] = [await shot('IMG_1.jpg', {}), await shot('IMG_3-Edit.jpg', {})];
    await send(owner, await zipOf({ 'IMG_1.jpg': one, 'IMG_3-Edit.jpg': other }));
    expect((await retouchedOf(owner)).map(({ name, originalId }) => [name, originalId])).toEqual([
      ['IMG_1.jpg', null],
      ['IMG_3-Edit.jpg', null],
    ]);
    const { suggestions } = await owner.call(listSuggestions, { ...about(owner), query: {} });
    expect(suggestions.filter(({ originalId }) => originalId === ids[1] || originalId === ids[3])).toEqual([]);
  }),

  caseOf(addProjectImage, 'of a photo that is there puts it into the group by hand', async (portal) => {
    const { owner, anna, petr, setCards, placed } = await shoot(portal);
    await setCards();
    const image = await shot('IMG_5.jpg', { time: '09:00:00' });
    await add(owner, image);
    await owner.call(addProjectImage, { ...about(owner), body: { image, orderId: owner.project, groupId: petr } });
    const { photos } = await owner.call(sortByCards, about(owner));
    expect(photos.at(-1)).toMatchObject({ groupId: petr, groupBy: 'hand' });
    expect(await placed()).toEqual([null, null, anna, null, petr, petr]);
  }),

  caseOf(deleteGroup, 'frees the photos that were put into it by hand', async (portal) => {
    const { owner, anna, petr, ids, setCards, placed } = await shoot(portal);
    await setCards();
    await owner.call(putIntoGroup, { ...about(owner), body: { imageIds: [ids[2] ?? 0], groupId: petr } });
    await owner.call(deleteGroup, { params: { id: owner.project, groupId: petr } });
    const { photos } = await owner.call(listCards, about(owner));
    expect(photos[2]).toMatchObject({ groupId: null, groupBy: null });
    await owner.call(sortByCards, about(owner));
    expect(await placed()).toEqual([null, null, anna, null, null]);
  }),

  caseOf(setClock, 'sorts a camera without cards by those of another one', async (portal) => {
    const { owner, anna, setCards, placed } = await shoot(portal);
    await setCards();
    await add(owner, await shot('DSC_1.jpg', { time: '11:02:00' }));
    await owner.call(sortByCards, about(owner));
    expect((await placed()).at(-1)).toBeNull();
    const clock = (camera: string, minutes: number | null) => owner.call(setClock, { ...about(owner), body: { camera, minutes } });
    expect((await clock('DSC_', -60)).clocks).toEqual([{ camera: 'DSC_', minutes: -60 }]);
    expect((await placed()).at(-1)).toBe(anna);
    expect((await clock('DSC_', null)).clocks).toEqual([]);
    expect((await placed()).at(-1)).toBeNull();
    expect(await refusalOf(clock('Leica', 1))).toEqual(wrong('camera', cardSentences.cameraUnknown));
  }),

  caseOf(sortByCards, 'is for the owner alone', async (portal) => {
    const { owner, ids, anna } = await shoot(portal);
    const { call } = await withProject(portal);
    const params = { id: owner.project };
    for (const one of [
      () => call(listCards, { params }),
      () => call(sortByCards, { params }),
      () => call(setClock, { params, body: { camera: 'IMG_', minutes: 1 } }),
      () => call(setCard, { params: { ...params, imageId: ids[0] ?? 0 }, body: { groupId: anna } }),
    ]) {
      expect(await refusalOf(one())).toEqual(noProject);
    }
  }),
];
