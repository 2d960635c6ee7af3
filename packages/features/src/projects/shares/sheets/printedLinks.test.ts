import type { ImageGroup, ProjectShare } from '@portal/api';
import { expect, test } from 'vitest';
import { printedLinks } from './printedLinks.ts';

const groups: ImageGroup[] = [
  { id: 1, name: '1А', classId: null, familyEmail: null },
  { id: 2, name: 'Котова Анна', classId: 1, familyEmail: 'anna@family.example' },
  { id: 3, name: 'Ли Ира', classId: 1, familyEmail: null },
];
const share = (id: number, groupId: number | null, more: Partial<ProjectShare> = {}) =>
  ({
    id,
    groupId,
    groupName: null,
    familyName: null,
    parentShareId: null,
    role: 'client',
    state: 'active',
    chooses: 'together',
    hasPin: false,
    ...more,
  }) as ProjectShare;

test('sheets are those of shares for clients that work, in the order of the pupils, with an address that can be read', () => {
  const shares = [
    share(30, null),
    share(23, 3),
    share(22, 2, { hasPin: true }),
    share(21, 1, { chooses: 'each_family' }),
    share(24, 2, { role: 'retoucher' }),
    share(25, 2, { state: 'expired' }),
    share(26, 1, { parentShareId: 21, familyName: 'Котовы' }),
    share(27, 3),
  ];
  const addresses = new Map(shares.map(({ id }) => [id, id === 27 ? null : `/s/${id}`]));
  const links = printedLinks(shares, addresses, { groups });
  expect(links.map(({ id, name, className, asksFamily, pin }) => [id, name, className, asksFamily, pin])).toEqual([
    [21, '1А', '', true, null],
    [22, 'Котова Анна', '1А', false, ''],
    [23, 'Ли Ира', '1А', false, null],
    [30, expect.any(String), '', false, null],
  ]);
  expect(links[0]?.address).toBe('/s/21');
  expect(printedLinks(shares, addresses, { groups, pin: '4826' }).map(({ pin }) => pin)).toEqual([null, '4826', null, null]);
  expect(JSON.stringify(links)).not.toContain('family.example');
});
