import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { takeTree, whoIsAtWork } from './one-at-a-time.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'one-at-a-time-'));
const file = path.join(folder, 'cache/proof.json');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('one proof at a time takes the tree, and leaves nothing', () => {
  const { temporary, release } = takeTree(file);
  expect(existsSync(temporary)).toBe(true);
  expect(whoIsAtWork(file)).toBe(process.pid);
  release();
  expect(whoIsAtWork(file)).toBeUndefined();
  expect([temporary, file].filter((place) => existsSync(place))).toEqual([]);
});

test('what an interrupted one has left goes before the next', () => {
  const { temporary, release } = takeTree(file);
  // No process has it: they are numbered up to 2 ** 22.
  writeFileSync(file, JSON.stringify({ pid: 2 ** 30, temporary }));
  expect(whoIsAtWork(file)).toBeUndefined();
  const next = takeTree(file);
  expect(existsSync(temporary)).toBe(false);
  expect(existsSync(next.temporary)).toBe(true);
  next.release();
  release();
});
