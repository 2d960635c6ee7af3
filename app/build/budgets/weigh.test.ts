import { expect, it } from 'vitest';
import { type Build, complaints, weigh } from './weigh.ts';

const file = (name: string, size: number, needs: string[] = [], modules: Record<string, number> = { [`/${name}.ts`]: size }) => ({
  name,
  begins: `/portal/${name}.ts`,
  needs,
  styles: [`${name}.css`],
  size,
  modules,
});

const build: Build = {
  files: [
    file('start', 3000),
    file('main', 90_000, ['react']),
    file('react', 60_000, ['main']),
    file('home', 20_000, ['react', 'cards'], { '/hero.ts': 15_000, '/lead.ts': 5000 }),
    file('cards', 10_000),
    file('leak', 1000, [], { '/portal/packages/features/src/projects/upload.ts': 1000 }),
  ],
  styles: { 'start.css': 2000, 'home.css': 1000, 'cards.css': 500 },
};
const budget = { address: '/', begins: ['main.ts', 'home.ts'], script: 180, style: 2 };

it('counts each file of an address once, with its imports', () => {
  expect(weigh(build, ['main.ts', 'home.ts'])).toMatchObject({ script: 180_000, style: 1500 });
});

it('reports nothing within the limits', () => {
  expect(complaints(build, [budget])).toEqual([]);
});

it('names the address, the size, the limit and the heaviest modules', () => {
  expect(complaints(build, [{ ...budget, script: 179.9 }])).toEqual([
    '/ needs 180.0 kB of code, 179.9 kB are allowed. The most: /main.ts (90.0 kB), /react.ts (60.0 kB), /hero.ts (15.0 kB), /cards.ts (10.0 kB), /lead.ts (5.0 kB).',
  ]);
});

it('checks the styles too', () => {
  expect(complaints(build, [{ ...budget, style: 1.4 }])).toEqual(['/ needs 1.5 kB of styles, 1.4 kB are allowed.']);
});

it('rejects code of the cabinet on public pages only', () => {
  const leaking = { ...budget, begins: ['leak.ts'] };
  expect(complaints(build, [{ ...leaking, isPublic: true }])).toEqual([
    '/ is for visitors, and contains code of the cabinet: /portal/packages/features/src/projects/upload.ts.',
  ]);
  expect(complaints(build, [leaking])).toEqual([]);
});

it('throws on an entry module that does not exist', () => {
  expect(() => weigh(build, ['gone.ts'])).toThrow('The build has no gone.ts');
});
