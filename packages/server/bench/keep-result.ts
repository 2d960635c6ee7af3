import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { machine } from './machine.ts';

const folder = path.resolve(import.meta.dirname, '../../../.bench');

/** Writes what was measured, with where and when, as `.bench/NAME.json`. */
export async function keepResult(name: string, result: object): Promise<void> {
  await mkdir(folder, { recursive: true });
  const kept = { at: new Date().toISOString(), machine: machine(), ...result };
  await writeFile(path.join(folder, `${name}.json`), `${JSON.stringify(kept, null, 2)}\n`);
}
