import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { lockTree, runningTest } from './one-at-a-time.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'one-at-a-time-'));
const file = path.join(folder, 'cache/proof.json');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('one run at a time locks the tree, and leaves nothing', () => {
  const { temporary, release } = lockTree(file);
  expect(existsSync(temporary)).toBe(true);
  expect(runningTest(file)).toBe(process.pid);
  release();
  expect(runningTest(file)).toBeUndefined();
  expect([temporary, file].filter((place) => existsSync(place))).toEqual([]);
});

test('the files of an interrupted run are removed before the next', () => {
  const { temporary, release } = lockTree(file);
  // No process has this id: the maximum is 2 ** 22.
  writeFileSync(file, JSON.stringify({ pid: 2 ** 30, temporary }));
  expect(runningTest(file)).toBeUndefined();
  const next = lockTree(file);
  expect(existsSync(temporary)).toBe(false);
  expect(existsSync(next.temporary)).toBe(true);
  next.release();
  release();
});
