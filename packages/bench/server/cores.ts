import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the programs of a measurement are called in its results. */
const names: Readonly<Record<string, string>> = {
  'main.ts': 'server',
  'image-process.ts': 'image processes',
  'stand-in.ts': "storage's stand-in",
  'visitors.ts': 'visitors',
  'load.ts': 'uploaders',
  'parents.ts': 'parents',
};
const TICKS_A_SECOND = 100;

/** Seconds of a core by program. */
export type Cores = Readonly<Record<string, number>>;

/** What this process and all below it have used so far. Only Linux reports it. */
export async function coresUsed(): Promise<Cores> {
  const ids = (await readdir('/proc')).map(Number).filter((id) => id > 0);
  const all = (await Promise.all(ids.map(processOf))).filter((one) => one !== null);
  const ours = new Set([process.pid]);
  // A child has mostly a higher number than its parent, but not for ever.
  for (let before = 0; before < ours.size;) {
    before = ours.size;
    for (const { id, parent } of all) if (ours.has(parent)) ours.add(id);
  }
  const used: Record<string, number> = {};
  for (const { id, name, seconds } of all) if (ours.has(id)) used[name] = (used[name] ?? 0) + seconds;
  return used;
}

/** What was used between the two. */
export const coresBetween = (before: Cores, after: Cores): Cores =>
  Object.fromEntries(Object.entries(after).map(([name, seconds]) => [name, seconds - (before[name] ?? 0)]));

interface Process {
  id: number;
  parent: number;
  name: string;
  seconds: number;
}

/** Null: it has just ended. */
async function processOf(id: number): Promise<Process | null> {
  try {
    const [stat, command] = await Promise.all([readFile(`/proc/${id}/stat`, 'utf8'), readFile(`/proc/${id}/cmdline`, 'utf8')]);
    // The name, in brackets, may hold spaces. Those whose end it has heard of are counted with it.
    const [, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(9, 13).reduce((sum, field) => sum + Number(field), 0);
    const script = command.split('\0').find((part) => part.endsWith('.ts'));
    const name = script
      ? names[path.basename(script)]
      : command.startsWith('postgres') || command.includes('/postgres')
        ? 'PostgreSQL'
        : null;
    return { id, parent: Number(parent), name: name ?? 'others', seconds: ticks / TICKS_A_SECOND };
  } catch {
    return null;
  }
}
