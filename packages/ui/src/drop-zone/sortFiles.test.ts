import { expect, test } from 'vitest';
import { sortFiles } from './sortFiles.ts';

const TEN_MB = 10_485_760;
const sized = (name: string, type: string, size: number) => Object.defineProperty(new File([], name, { type }), 'size', { value: size });
const file = (name: string, type: string) => sized(name, type, 1);
const photos = { accept: ['image/jpeg', 'image/png'], maxBytes: TEN_MB, allowsMultiple: true };
const zip = { accept: ['application/zip', '.zip'] };
const reasons = (...args: Parameters<typeof sortFiles>) => sortFiles(...args).refused.map(({ reason }) => reason);

test('a file fits by its type or by the end of its name, whatever its letters', () => {
  expect(reasons([file('archive', 'application/zip')], zip)).toEqual([]);
  expect(reasons([file('Выпускной.ZIP', '')], zip)).toEqual([]);
  expect(reasons([file('a.rar', 'application/vnd.rar')], zip)).toEqual(['type']);
  expect(reasons([file('a.gif', 'image/gif')], { accept: ['image/*'] })).toEqual([]);
  expect(reasons([file('a', 'imagery/x')], { accept: ['image/*'] })).toEqual(['type']);
});

test('the limit itself is taken, one byte more is not', () => {
  expect(reasons([sized('a.jpg', 'image/jpeg', TEN_MB)], photos)).toEqual([]);
  expect(reasons([sized('a.jpg', 'image/jpeg', TEN_MB + 1)], photos)).toEqual(['size']);
});

test('an empty file is never taken', () => {
  expect(reasons([sized('a.jpg', 'image/jpeg', 0)], photos)).toEqual(['empty']);
});

test('the good ones go on without the bad ones, in their order', () => {
  const { accepted, refused } = sortFiles([file('1.jpg', 'image/jpeg'), file('2.webp', 'image/webp'), file('3.png', 'image/png')], photos);
  expect(accepted.map(({ name }) => name)).toEqual(['1.jpg', '3.png']);
  expect(refused).toEqual([{ name: '2.webp', reason: 'type' }]);
});

test('where one is requested, the first good one is taken', () => {
  const { accepted, refused } = sortFiles([file('a.txt', 'text/plain'), file('b.zip', ''), file('c.zip', '')], zip);
  expect(accepted.map(({ name }) => name)).toEqual(['b.zip']);
  expect(refused.map(({ reason }) => reason)).toEqual(['type', 'count']);
});
