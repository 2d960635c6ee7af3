import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { top } from '../part.ts';
import { choose, longParts, steps } from './choose.ts';

const quick = steps.flat().filter((name) => !longParts.includes(name));

test('without names each part runs once, what is for a release only there', () => {
  expect(choose([]).map(({ name }) => name)).toEqual(quick);
  expect(choose([], true).map(({ name }) => name)).toEqual(steps.flat());
});

test('names choose parts, and shares of their files', () => {
  expect(choose(['types', 'light=2/3'])).toEqual([{ name: 'types' }, { name: 'light', shard: '2/3' }]);
});

test('journeys bring the build and the demo data', () => {
  expect(choose(['journeys=1/2', 'build'])).toEqual([{ name: 'demo' }, { name: 'journeys', shard: '1/2' }, { name: 'build' }]);
});

test.each(['stories', 'light=3/2', 'light=0/2', 'light=', 'types=1/2'])('%s is no part', (name) => {
  expect(() => choose([name])).toThrow(/There is no part|is no share/);
});

test('CI runs every part, and each share of it, once', () => {
  const text = readFileSync(path.join(top, '.github/workflows/ci.yml'), 'utf8');
  const named = [...text.matchAll(/parts: (.+)/g)].flatMap(([, parts = '']) => choose(parts.split(' ')));
  // Each job that needs the built portal makes it.
  const once = named.filter(({ name }) => name !== 'build' && name !== 'demo');
  const labels = once.map(({ name, shard = '1/1' }) => `${name} ${shard}`);
  expect(labels.toSorted()).toEqual([...new Set(labels)].toSorted());
  expect([...new Set(named.map(({ name }) => name))].toSorted()).toEqual(quick.toSorted());
  const shares = Object.groupBy(once, ({ name }) => name);
  for (const [name, parts = []] of Object.entries(shares))
    expect([name, parts.length]).toEqual([name, Number(parts[0]?.shard?.split('/')[1] ?? 1)]);
});
