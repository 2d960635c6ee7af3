import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { shareKeys } from './share-keys.ts';

let folder: string;
const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

const keys = (environment: Record<string, string> = {}) =>
  shareKeys(readConfig({ DATA_DIR: folder, ...environment }), (line) => void lines.push(line));
const file = () => path.join(folder, 'share-keys');

test('the first start makes a key that only the owner reads, and later ones use it', async () => {
  const [first, second] = await Promise.all([keys(), keys()]);
  expect(first).toEqual(second);
  expect(first.map(({ length }) => length)).toEqual([32]);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['share-keys']);
  expect(await keys()).toEqual(first);
  expect(lines).toEqual([]);
});

test('several keys are read from the file or from the environment, the first of them first', async () => {
  const [newer, older] = ['0a'.repeat(32), 'ff'.repeat(32)];
  await writeFile(file(), `${newer}\n${older}\n`);
  expect(await keys()).toEqual([Buffer.alloc(32, 10), Buffer.alloc(32, 255)]);
  expect(await keys({ SHARE_KEYS: older })).toEqual([Buffer.alloc(32, 255)]);
  expect(await readFile(file(), 'utf8')).toBe(`${newer}\n${older}\n`);
});

test('a damaged file is reported, and never replaced', async () => {
  await writeFile(file(), 'abc');
  await expect(keys()).rejects.toThrow('must hold keys of 64 hexadecimal digits');
  expect(await readFile(file(), 'utf8')).toBe('abc');
});

test('with PostgreSQL a start without SHARE_KEYS says what other processes need', async () => {
  await keys({ DATABASE_URL: 'postgres://localhost/portal' });
  expect(lines.join()).toMatch(/^SHARE_KEYS is not set: .+share-keys.+Every process/);
  lines.length = 0;
  await keys({ DATABASE_URL: 'postgres://localhost/portal', SHARE_KEYS: '0a'.repeat(32) });
  expect(lines).toEqual([]);
});
