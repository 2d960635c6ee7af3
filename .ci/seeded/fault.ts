import path from 'node:path';

/** What a fault harms. */
export const harms = [
  'limit',
  'input',
  'format',
  'order',
  'codec',
  'network',
  'race',
  'session',
  'access',
  'privacy',
  'security',
  'files',
  'storage',
  'unsaved',
  'focus',
  'label',
  'contrast',
  'layout',
  'hydration',
] as const;

/** The parts of a test run, the fastest first. `mobile` only for what depends on a phone's width, `journeys` on the whole system. */
export const parts = ['unit', 'server', 'conformance', 'object-storage', 'light', 'mobile', 'lint', 'types', 'journeys'] as const;
export type Part = (typeof parts)[number];

type Harm = (typeof harms)[number];
type Row = readonly [id: string, harm: Harm, file: string, from: string, to: string, ...seenBy: (Part | `${Part} ${string}`)[]];

export interface Fault {
  id: string;
  harm: Harm;
  file: string;
  from: string;
  to: string;
  /** The test files that see it, by part; none for types and lint. */
  seenBy: Partial<Record<Part, string[]>>;
}

/** The test beside a file. */
function besideOf(file: string, part: Part): string {
  if (part === 'conformance') return 'packages/server/test/conformance/conformance.test.ts';
  return file.replace(/\.tsx?$/, part === 'light' || part === 'mobile' ? '.stories.tsx' : '.test.ts');
}

/** The faults of a folder's rows. */
export const inFolder = (folder: string, rows: readonly Row[]): Fault[] =>
  rows.map(([id, harm, name, from, to, ...tests]) => {
    const file = path.posix.join(folder, name);
    const seenBy: Fault['seenBy'] = {};
    for (const one of tests) {
      const part = one.split(' ', 1)[0] as Part;
      const test = one.slice(part.length + 1);
      const named = part === 'journeys' ? test : path.posix.join(folder, test);
      const isWhole = part === 'types' || part === 'lint';
      (seenBy[part] ??= []).push(...(isWhole ? [] : [test === '' ? besideOf(file, part) : named]));
    }
    return { id, harm, file, from, to, seenBy };
  });
