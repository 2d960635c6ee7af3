import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readSaved } from './save.ts';
import type { Row } from './row.ts';

const folder = path.resolve(import.meta.dirname, '../server');
/** As many as the goal names. */
const PEOPLE = 100_000;
/** So that all of it ends in minutes. The scripts alone take larger ones: see .github/CONTRIBUTING.md. */
const PHOTOGRAPHS_IN = 40;
const UPLOADS = 20;

/** Runs one of the server's own scripts with all its output; ends when it fails. */
export async function runScript(name: string, args: readonly string[]): Promise<void> {
  const script = spawn(process.execPath, [path.join(folder, name), ...args], { stdio: 'inherit' });
  const [code] = (await once(script, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${name} has failed`);
}

interface Directory {
  fullScans: number;
  summaries: { page: number; middle: number; slowest: number; p99Ms: number }[];
}
interface Projects {
  figures: Record<string, string>;
}
interface Uploads {
  /** Seconds of a core for all copies of one photo of 24 megapixels. */
  coreSeconds: number;
  slowest: Record<'quiet' | 'busy', number>;
}

/** The directory, uploads and projects, each by the script that measures it alone. */
export async function server(): Promise<Row[]> {
  await runScript('main.ts', ['--photographers', String(PEOPLE), '--rounds', '20']);
  await runScript('uploads.ts', [String(UPLOADS)]);
  await runScript('projects.ts', [String(PHOTOGRAPHS_IN)]);
  const directory = await readSaved<Directory>(`directory-embedded-${PEOPLE}`);
  const { slowest, coreSeconds } = await readSaved<Uploads>('uploads');
  const { figures } = await readSaved<Projects>('projects');
  const pages = directory.summaries.flatMap(({ page, middle, slowest: most, p99Ms }): Row[] => {
    const requested = `page ${page} among 100,000`;
    return [
      // What lies deep has to be bounded, not quick.
      { what: `${requested}, the middle filter`, unit: '×', ours: middle, ...(page === 1 && { goal: { atMost: 6 } }) },
      { what: `${requested}, the slowest filter`, unit: '×', ours: most },
      { what: `${requested}, p99 of the slowest filter`, unit: 'ms', ours: p99Ms, ...(page === 1 && { goal: { atMost: 50 } }) },
    ];
  });
  const speed = (name: string): number => Number(figures[name]);
  return [
    ...pages,
    { what: 'filters that read the whole table', unit: '', ours: directory.fullScans, goal: { atMost: 0 } },
    { what: 'light calls while photographs come in, p99', unit: 'ms', ours: slowest.busy, floor: slowest.quiet, goal: { atMost: 25 } },
    { what: 'copies of a photograph of 24 megapixels, on one core', unit: 's', ours: coreSeconds, goal: { atMost: 0.4 } },
    { what: 'archive in pieces ÷ one bare stream', unit: '×', ours: speed('chunks ÷ bare, speed'), goal: { atLeast: 0.6 } },
    { what: 'archive in pieces ÷ bare pieces on the disk', unit: '×', ours: speed('chunks ÷ bare that syncs each, speed') },
    { what: 'archive of a project out ÷ bare files', unit: '×', ours: speed('archive ÷ bare, speed'), goal: { atLeast: 0.95 } },
  ];
}
