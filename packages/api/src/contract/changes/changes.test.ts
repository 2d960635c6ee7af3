import { expect, test } from 'vitest';
import { changedFields, conflictingFields, fieldsChangedElsewhere, mergeChanges, withChanges } from './changes.ts';

const known = { name: 'Анна', bio: 'Снимаю', price: null as number | null, kinds: [1, 4], links: { vk: 'anna', telegram: '' } };

test.each([
  [{}, []],
  [{ name: 'Анна ' }, ['name']],
  [{ price: 0 }, ['price']],
  [{ kinds: [4, 1] }, ['kinds']],
  [{ links: { vk: 'anna', telegram: 'anna' } }, ['links.telegram']],
  [{ links: { telegram: '', vk: 'anna' } }, []],
  [{ links: { telegram: '' } }, ['links.vk']],
  [{ name: 'Вера', links: { vk: '', telegram: '' } }, ['name', 'links.vk']],
])('with %j what differs is %j', (change, fields) => {
  expect(changedFields(known, { ...known, ...change })).toEqual(fields);
});

test.each([
  ['different fields', { name: 'Вера' }, { bio: 'Снимаю школы' }, [], ['bio']],
  ['the same field', { bio: 'Снимаю сады' }, { bio: 'Снимаю школы' }, ['bio'], []],
  ['the same field to the same', { bio: 'Снимаю школы' }, { bio: 'Снимаю школы' }, [], []],
  ['different links', { links: { vk: 'vera', telegram: '' } }, { links: { vk: 'anna', telegram: 'anna' } }, [], ['links.telegram']],
  ['the same link', { links: { vk: 'vera', telegram: '' } }, { links: { vk: '', telegram: '' } }, ['links.vk'], []],
  ['a list', { kinds: [1] }, { kinds: [1, 4, 5] }, ['kinds'], []],
  ['nothing here', {}, { bio: '', price: 5 }, [], ['bio', 'price']],
])('of two who change %s', (_, here, there, conflicts, elsewhere) => {
  const [mine, theirs] = [
    { ...known, ...here },
    { ...known, ...there },
  ];
  expect(conflictingFields(known, mine, theirs)).toEqual(conflicts);
  expect(fieldsChangedElsewhere(known, mine, theirs)).toEqual(elsewhere);
});

test('both changes are saved, and mine where they meet', () => {
  const mine = { ...known, name: 'Вера', bio: 'Снимаю сады', links: { vk: 'vera', telegram: '' } };
  const theirs = { ...known, bio: 'Снимаю школы', price: 5, links: { vk: 'anna', telegram: 'anna' } };
  expect(mergeChanges(known, mine, theirs)).toEqual({
    name: 'Вера',
    bio: 'Снимаю сады',
    price: 5,
    kinds: [1, 4],
    links: { vk: 'vera', telegram: 'anna' },
  });
});

test('what one side takes out of a group and what the other adds to it are both saved', () => {
  type Links = { links: Record<string, string> };
  expect(mergeChanges<Links>({ links: { vk: 'anna' } }, { links: {} }, { links: { vk: 'anna', ok: 'anna' } })).toEqual({
    links: { ok: 'anna' },
  });
});

test('what is sent replaces what is stored, also by nothing; what is not sent stays', () => {
  const details = { title: 'Лес', shootDate: '2026-05-14' as string | null };
  expect(withChanges(details, {})).toEqual(details);
  expect(withChanges(details, { title: 'Сад', shootDate: undefined })).toEqual({ ...details, title: 'Сад' });
  expect(withChanges(details, { shootDate: null })).toEqual({ ...details, shootDate: null });
});
