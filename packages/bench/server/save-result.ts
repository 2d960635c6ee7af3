import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { machine } from './machine.ts';

const folder = path.resolve(import.meta.dirname, '../../../.bench');

/** Where the last result of that name lies. */
export const resultPath = (name: string): string => path.join(folder, `${name}.json`);

/** Writes what was measured, with where and when, as `.bench/NAME.json`. */
export async function saveResult(name: string, result: object): Promise<void> {
  await mkdir(folder, { recursive: true });
  const all = { at: new Date().toISOString(), machine: machine(), ...result };
  await writeFile(resultPath(name), `${JSON.stringify(all, null, 2)}\n`);
}
