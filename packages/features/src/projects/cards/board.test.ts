import type { CardPhoto, ImageGroup, ProjectCards } from '@portal/api';
import { expect, test } from 'vitest';
import { boardOf } from './board.ts';

const groups: ImageGroup[] = [
  { id: 1, name: '1А', classId: null, familyEmail: null },
  { id: 2, name: 'Котова Анна', classId: 1, familyEmail: null },
  { id: 3, name: 'Иванов Пётр', classId: 1, familyEmail: null },
  { id: 4, name: 'Ли Ира', classId: 1, familyEmail: null },
];

function shoot(...rows: [time: string | null, given?: Partial<CardPhoto>][]): ProjectCards {
  const photos = rows.map(([time, given], index): ProjectCards['photos'][number] => ({
    id: index + 1,
    name: `IMG_${index + 1}.jpg`,
    takenAt: time === null ? null : `2026-05-14T${time}.000`,
    camera: 'A',
    card: null,
    cardGroupId: null,
    groupId: null,
    groupBy: null,
    ...given,
  }));
  return { cards: [], photos, clocks: [] };
}
const card = (cardGroupId: number | null) => ({ card: 'pupil', cardGroupId }) as const;

test('counts the cards that were found, are missing, and were found twice', () => {
  const board = boardOf(shoot(['10:00:00', card(2)], ['10:01:00'], ['10:02:00', card(3)], ['10:03:00', card(2)]), groups);
  expect(board).toMatchObject({ pupils: 3, found: 2, untimed: 0, moves: 1, doubts: [] });
  expect(board.missing.map(({ name }) => name)).toEqual(['Ли Ира']);
  expect(board.twice.map(({ name }) => name)).toEqual(['Котова Анна']);
  expect(board.cameras).toEqual([{ camera: 'A', photos: 1, cards: 3, minutes: null, isMixed: false }]);
});

test('names what may have come to a wrong pupil, or to none', () => {
  const shown = shoot(
    ['09:59:00'],
    ['10:00:00', card(2)],
    ['10:20:00'],
    ['10:41:00'],
    ['10:42:00', { card: 'unreadable' }],
    ['10:43:00', card(null)],
    [null, card(3)],
    [null],
  );
  const board = boardOf(shown, groups);
  expect(board.doubts.map(({ photo, reason, minutes }) => [photo.id, reason, minutes])).toEqual([
    [5, 'unreadable', 0],
    [6, 'deleted', 0],
    [7, 'untimed', 0],
    [1, 'early', 0],
    [4, 'gap', 21],
  ]);
  expect(board.untimed).toBe(1);
  expect(board.cards.map(({ photo, reason }) => [photo.id, reason])).toEqual([
    [2, null],
    [5, 'unreadable'],
    [6, 'deleted'],
    [7, 'untimed'],
  ]);
});

test('doubts nothing that somebody has put by hand, nor the photos of a camera that follows no cards', () => {
  const board = boardOf(shoot(['09:59:00', { groupId: 2, groupBy: 'hand' }], ['10:00:00', card(2)], ['09:00:00', { camera: 'B' }]), groups);
  expect(board.doubts).toEqual([]);
  expect(board.cameras[1]).toEqual({ camera: 'B', photos: 1, cards: 0, minutes: null, isMixed: false });
});
