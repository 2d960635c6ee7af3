import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { top } from '../part.ts';
import { type Fault, harms } from './fault.ts';
import { faults } from './faults.ts';

const read = (file: string): string => readFileSync(path.join(top, file), 'utf8');
const idsWhere = (isWrong: (fault: Fault) => boolean): string[] => faults.filter(isWrong).map(({ id }) => id);

test('there are enough of them, each with a unique id', () => {
  expect(faults.length).toBeGreaterThanOrEqual(80);
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
  expect(idsWhere(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test('every kind of harm occurs', () => {
  expect(harms.filter((harm) => !faults.some((fault) => fault.harm === harm))).toEqual([]);
});

test('each matches exactly once, and changes the code', () => {
  expect(idsWhere(({ file, from }) => read(file).split(from).length !== 2)).toEqual([]);
  expect(idsWhere(({ from, to }) => from === to)).toEqual([]);
});

/** Whether a file, or a journey in it, exists: `file › start of a title`. */
function exists(proof: string): boolean {
  const [file = '', title = ''] = proof.split(' › ');
  return existsSync(path.join(top, file)) && read(file).includes(title);
}

test('each has tests that catch it, and they exist', () => {
  expect(idsWhere(({ seenBy }) => Object.keys(seenBy).length === 0)).toEqual([]);
  const proofs = faults.flatMap(({ seenBy }) => Object.values(seenBy).flat());
  expect(proofs.filter((proof) => !exists(proof))).toEqual([]);
});

test.each([
  ['types', 5],
  ['journeys', 6],
])('%s catch at most %i of them: lower test levels are faster', (part, most) => {
  expect(idsWhere(({ seenBy }) => part in seenBy).length).toBeLessThanOrEqual(most);
});
