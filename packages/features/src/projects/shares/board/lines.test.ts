import type { ImageGroup, ProjectShare } from '@portal/api';
import { describe, expect, test } from 'vitest';
import { addressedWithoutShare, findLines, inSections, linesOf, sendable, toLines, totalsOf } from './lines.ts';

const group = (id: number, name: string, classId: number | null = null, familyEmail: string | null = null): ImageGroup => ({
  id,
  name,
  classId,
  familyEmail,
});
const share = (id: number, groupId: number | null, more: Partial<ProjectShare> = {}): ProjectShare => ({
  id,
  role: 'client',
  shows: 'originals',
  groupId,
  groupName: null,
  alsoShows: null,
  chooses: 'together',
  parentShareId: null,
  familyName: null,
  pupilId: null,
  hasPin: false,
  expiresOn: null,
  canDownload: false,
  choiceLimit: null,
  watermark: null,
  email: null,
  emailState: null,
  emailFailure: null,
  isAddressLost: false,
  state: 'active',
  createdAt: '',
  endedAt: null,
  lastOpenedAt: null,
  choiceClosedAt: null,
  signedOffAt: null,
  lastDownloadedAt: null,
  favouriteCount: 0,
  remarkCount: 0,
  fixCount: 0,
  version: '',
  ...more,
});

const groups = [
  group(1, '1А', null, 'teacher@family.example'),
  group(2, 'Котова Анна', 1, 'anna@family.example'),
  group(3, 'Ли Ира', 1),
  group(4, 'Кружок'),
];
const board = {
  groups: [
    { groupId: 1, photoCount: 4, readyCount: 0 },
    { groupId: 2, photoCount: 12, readyCount: 5 },
    { groupId: null, photoCount: 1, readyCount: 0 },
  ],
  shares: [{ shareId: 20, sentCount: 3, readyCount: 1 }],
  emailsLeft: 100,
};
const closed = { choiceClosedAt: 'now', favouriteCount: 3, lastOpenedAt: 'now' };

describe('the lines of a board', () => {
  const shares = [
    share(50, null),
    share(30, 2, { role: 'retoucher' }),
    share(21, 3, { state: 'ended' }),
    share(20, 2, closed),
    share(10, 1, { alsoShows: 'pupils' }),
  ];
  const lines = toLines(groups, shares, board);

  test('are the working shares for clients, and pupils without one', () => {
    expect(
      lines.map(({ name, share: of, photoCount, sentCount, readyCount }) => [name, of?.id, photoCount, sentCount, readyCount]),
    ).toEqual([
      ['1А', 10, 16, null, 5],
      ['Котова Анна', 20, 12, 3, 1],
      ['Ли Ира', undefined, 0, null, 0],
      ['Кружок', undefined, 0, null, 0],
      [expect.any(String), 50, 17, null, 5],
    ]);
  });

  test('stand under their classes', () => {
    expect(inSections(lines, groups).map(({ name, lines: own }) => [name, own.length])).toEqual([
      ['1А', 3],
      [null, 2],
    ]);
    expect(totalsOf(lines)).toEqual({ count: 5, opened: 1, closed: 1, accepted: 0 });
  });

  test('are filtered, and found by class, name and address', () => {
    const ids = (filter: Parameters<typeof linesOf>[1]) => linesOf(lines, filter).map(({ name }) => name);
    expect(ids('unlinked')).toEqual(['Ли Ира', 'Кружок']);
    expect(ids('retouching')).toEqual(['Котова Анна']);
    expect(ids('closed')).toEqual(['Котова Анна']);
    expect(ids('unopened')).toHaveLength(2);
    expect(findLines(lines, groups, '1а анна')).toHaveLength(1);
    expect(findLines(lines, groups, 'ANNA@family')).toHaveLength(1);
    expect(findLines(lines, groups, 'ъъ')).toEqual([]);
  });
});

test('of a pupil without a working share the last expired one is the line', () => {
  const expired = { state: 'expired', ...closed } as const;
  const all = [
    share(32, 3, expired),
    share(31, 3, expired),
    share(30, 2),
    share(29, 2, expired),
    share(28, 1, expired),
    share(27, null, expired),
  ];
  const lines = toLines(groups, all, board);
  const idsOf = (some: typeof lines) => some.map(({ name, share: of }) => [name, of?.id]);
  expect(idsOf(lines)).toEqual([
    ['Котова Анна', 30],
    ['Ли Ира', 32],
    ['Кружок', undefined],
  ]);
  expect(idsOf(linesOf(lines, 'expired'))).toEqual([['Ли Ира', 32]]);
  expect(idsOf(linesOf(lines, 'unlinked'))).toEqual([['Кружок', undefined]]);
  expect(idsOf(linesOf(lines, 'closed'))).toEqual([]);
});

test('families have lines under the share that they chose by, a matched one instead of its pupil, and are as far as they are', () => {
  const parent = share(10, 1, { chooses: 'each_family', lastOpenedAt: 'now' });
  const family = (id: number, familyName: string, more: Partial<ProjectShare> = {}) =>
    share(id, 1, { parentShareId: 10, familyName, ...more });
  const lines = toLines(groups, [family(12, 'Ли Ира', { pupilId: 3, ...closed }), family(11, 'Кто-то'), parent], board);
  const names = (all: typeof lines) => all.map(({ name, share: of }) => [name, of?.id]);
  expect(names(lines)).toEqual([
    ['1А', 10],
    ['Кто-то', 11],
    ['Ли Ира', 12],
    ['Котова Анна', undefined],
    ['Кружок', undefined],
  ]);
  expect(lines.map(({ reachedBy }) => reachedBy?.id)).toEqual([undefined, undefined, undefined, 10, undefined]);
  expect(names(linesOf(lines, 'unlinked'))).toEqual([['Кружок', undefined]]);
  expect(names(linesOf(lines, 'unopened'))).toContainEqual(['Котова Анна', undefined]);
  expect(names(linesOf(lines, 'closed'))).toEqual([['Ли Ира', 12]]);
  expect(names(linesOf(lines, 'choosing'))).toEqual([
    ['Кто-то', 11],
    ['Котова Анна', undefined],
  ]);
  expect(totalsOf(lines)).toEqual({ count: 4, opened: 1, closed: 1, accepted: 0 });
  expect(sendable([family(11, 'Кто-то')], groups)).toEqual([]);
});

test.each([
  ['of the class, each family for itself', share(10, 1, { chooses: 'each_family' }), true],
  ['of the whole project, each family for itself', share(10, null, { chooses: 'each_family' }), true],
  ['of the class, all together', share(10, 1, { alsoShows: 'pupils' }), false],
  ['of the class, expired', share(10, 1, { chooses: 'each_family', state: 'expired' }), false],
  ['of a group beside the class', share(10, 4, { chooses: 'each_family' }), false],
] as const)('a pupil is expected by a share, or has none: %s', (_, common, isReached) => {
  const line = toLines(groups, [common], board).find(({ name }) => name === 'Котова Анна');
  expect([line?.share, line?.reachedBy?.id]).toEqual([null, isReached ? 10 : undefined]);
  expect(addressedWithoutShare(groups, [common])).toHaveLength(isReached ? 0 : 1);
});

test.each([
  ['one that was not sent yet', {}, true],
  ['one that was sent', { email: 'anna@family.example', emailState: 'sent' }, false],
  ['one that is queued', { email: 'anna@family.example', emailState: 'queued' }, false],
  ['a full mailbox', { email: 'anna@family.example', emailState: 'failed', emailFailure: 'mailbox_full' }, true],
  ['the same address without a mailbox', { email: 'anna@family.example', emailState: 'failed', emailFailure: 'no_mailbox' }, false],
  ['another address after one without a mailbox', { email: 'ana@family.example', emailState: 'failed', emailFailure: 'no_mailbox' }, true],
  ['another address after a full mailbox', { email: 'ana@family.example', emailState: 'failed', emailFailure: 'mailbox_full' }, false],
  ['an address that can no longer be read', { isAddressLost: true }, false],
  ['a retoucher', { role: 'retoucher' }, false],
] as const)('to a family is sent in bulk, or not: %s', (_, more, isSent) => {
  expect(sendable([share(20, 2, more)], groups)).toHaveLength(isSent ? 1 : 0);
});

test('a class with pupils, a pupil without an address and the whole project are sent to nobody in bulk', () => {
  expect(sendable([share(1, 1), share(2, 3), share(3, null)], groups)).toEqual([]);
});

test.each([
  ['nothing', [], [2]],
  ['a share of the pupil', [share(20, 2)], []],
  ['one that has expired', [share(20, 2, { state: 'expired' })], [2]],
  ['one of a retoucher', [share(20, 2, { role: 'retoucher' })], [2]],
  ['a family of the class that was matched with the pupil', [share(10, 1), share(11, 1, { parentShareId: 10, pupilId: 2 })], [2]],
] as const)('with %s a new share for all is sent to these', (_, shares, ids) => {
  expect(addressedWithoutShare(groups, shares).map(({ id }) => id)).toEqual(ids);
});
