import { describe, expect, test } from 'vitest';
import { type CameraClock, cameraRolls, type CardPhoto, keptWithout, movesByCards } from './sort-by-cards.ts';

let lastId = 0;
const photo = (name: string, time: string | null, given: Partial<CardPhoto> = {}): CardPhoto => ({
  id: (lastId += 1),
  name,
  takenAt: time === null ? null : `2026-05-14T${time}`,
  camera: 'A',
  card: null,
  cardGroupId: null,
  groupId: null,
  groupBy: null,
  ...given,
});
const card = (time: string | null, groupId: number | null, given: Partial<CardPhoto> = {}) =>
  photo('card.jpg', time, { card: groupId === null ? 'unknown' : 'pupil', cardGroupId: groupId, ...given });

/** The groups of photos by their names, after sorting. */
function sorted(photos: readonly CardPhoto[], clocks: readonly CameraClock[] = []) {
  const moves = new Map(movesByCards(photos, clocks).map(({ id, groupId }) => [id, groupId]));
  return Object.fromEntries(
    photos.flatMap(({ id, name, card: kind, groupId }) => (kind === null ? [[name, moves.has(id) ? moves.get(id) : groupId]] : [])),
  );
}

describe('each photo comes into the group of the card before it', () => {
  test('whatever the order of the upload; those before the first card stay', () => {
    const photos = [
      photo('4.jpg', '10:05:00.000'),
      photo('1.jpg', '09:00:00.000'),
      card('10:02:00.000', 2),
      photo('2.jpg', '10:01:00.000'),
      card('10:00:00.000', 1),
      photo('3.jpg', '10:02:00.500'),
    ];
    expect(sorted(photos)).toEqual({ '1.jpg': null, '2.jpg': 1, '3.jpg': 2, '4.jpg': 2 });
  });

  test('in the order of names within one moment', () => {
    const at = '10:00:00.000';
    const photos = [photo('IMG_10.jpg', at), photo('IMG_8.jpg', at), { ...card(at, 1), name: 'IMG_9.jpg' }];
    expect(sorted(photos)).toEqual({ 'IMG_8.jpg': null, 'IMG_10.jpg': 1 });
  });

  test('and into none after a card that is nobody’s, or several', () => {
    const photos = [
      card('10:00:00.000', 1),
      card('10:01:00.000', null),
      photo('1.jpg', '10:02:00.000', { groupId: 1, groupBy: 'card' }),
      card('10:03:00.000', 2),
      card('10:04:00.000', null, { card: 'several' }),
      photo('2.jpg', '10:05:00.000'),
    ];
    expect(sorted(photos)).toEqual({ '1.jpg': null, '2.jpg': null });
  });

  test('unless somebody has put it where it is, or it was uploaded so', () => {
    const photos = [
      card('10:00:00.000', 1),
      photo('by hand.jpg', '10:01:00.000', { groupId: 2, groupBy: 'hand' }),
      photo('out by hand.jpg', '10:01:00.000', { groupBy: 'hand' }),
      photo('of a folder.jpg', '10:01:00.000', { groupId: 3 }),
      photo('by an earlier card.jpg', '10:01:00.000', { groupId: 4, groupBy: 'card' }),
    ];
    expect(sorted(photos)).toEqual({ 'by hand.jpg': 2, 'out by hand.jpg': null, 'of a folder.jpg': 3, 'by an earlier card.jpg': 1 });
  });

  test('unless its time is not known', () => {
    expect(sorted([card('10:00:00.000', 1), card(null, 2), photo('1.jpg', null), photo('2.jpg', 'вчера')])).toEqual({
      '1.jpg': null,
      '2.jpg': null,
    });
  });
});

test('the photos that a card has sorted stay when its picture is deleted: in the group of its pupil, or in none', () => {
  const [unknown, ofTwo] = [card('10:02:00.000', null), card('10:04:00.000', 2)];
  const photos = [
    card('10:00:00.000', 1),
    photo('1.jpg', '10:01:00.000', { groupId: 1, groupBy: 'card' }),
    unknown,
    photo('2.jpg', '10:03:00.000'),
    ofTwo,
    photo('3.jpg', '10:05:00.000', { groupId: 2, groupBy: 'card' }),
    photo('not sorted yet.jpg', '10:06:00.000'),
    photo('by hand.jpg', '10:07:00.000', { groupId: 2, groupBy: 'hand' }),
  ];
  const kept = (id: number) => photos.flatMap((one) => (keptWithout(id, photos, []).includes(one.id) ? one.name : []));
  expect(kept(ofTwo.id)).toEqual(['3.jpg']);
  expect(kept(unknown.id)).toEqual(['2.jpg']);
  expect(kept(photos[1]?.id ?? 0)).toEqual([]);
});

describe('of two cameras', () => {
  const photos = [
    card('10:00:00.000', 1),
    photo('A1.jpg', '10:01:00.000'),
    card('10:10:00.000', 2),
    photo('A2.jpg', '10:11:00.000'),
    // Their clock is an hour ahead.
    photo('B1.jpg', '11:02:00.000', { camera: 'B' }),
    photo('B2.jpg', '11:12:00.000', { camera: 'B' }),
  ];

  test('one without cards is not sorted until its clock is set', () => {
    expect(sorted(photos)).toEqual({ 'A1.jpg': 1, 'A2.jpg': 2, 'B1.jpg': null, 'B2.jpg': null });
    expect(sorted(photos, [{ camera: 'B', minutes: -60 }])).toEqual({ 'A1.jpg': 1, 'A2.jpg': 2, 'B1.jpg': 1, 'B2.jpg': 2 });
    expect(sorted(photos, [{ camera: 'B', minutes: 0 }])).toMatchObject({ 'B1.jpg': 2, 'B2.jpg': 2 });
  });

  test('what was sorted stays where no card is known any more, until somebody changes the clock or the cards', () => {
    const given = { camera: 'B', groupId: 1, groupBy: 'card' } as const;
    const early = photo('B0.jpg', '09:00:00.000', given);
    const all = [...photos.slice(0, 4), early, photo('B1.jpg', '10:01:00.000', given)];
    const clocks = [{ camera: 'B', minutes: 0 }];
    expect(movesByCards(all.slice(4), [])).toEqual([]);
    expect(sorted(all)).toMatchObject({ 'B0.jpg': 1, 'B1.jpg': 1 });
    expect(sorted(all, clocks)).toMatchObject({ 'B0.jpg': 1, 'B1.jpg': 1 });
    const left = (camera: string, ofClocks: typeof clocks) =>
      movesByCards(all, ofClocks, { camera }).flatMap(({ id, groupId }) =>
        groupId === null ? all.find((one) => one.id === id)?.name : [],
      );
    expect(left('B', [])).toEqual(['B0.jpg', 'B1.jpg']);
    expect(left('A', [])).toEqual([]);
    expect(left('A', clocks)).toEqual(['B0.jpg']);
  });

  test('each follows its own cards, whatever the other one took meanwhile', () => {
    const both = [...photos, card('11:01:00.000', 3, { camera: 'B' })];
    expect(sorted(both)).toEqual({ 'A1.jpg': 1, 'A2.jpg': 2, 'B1.jpg': 3, 'B2.jpg': 3 });
    // Also once its clock is set.
    const clocks = [
      { camera: 'A', minutes: 5 },
      { camera: 'B', minutes: -60 },
    ];
    expect(sorted(both, clocks)).toEqual({ 'A1.jpg': 1, 'A2.jpg': 2, 'B1.jpg': 3, 'B2.jpg': 3 });
    expect(cameraRolls(both, []).map(({ camera, photos: roll }) => [camera, roll.length])).toEqual([
      ['A', 4],
      ['B', 3],
    ]);
  });
});
