import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { saveResult, resultPath } from '../server/save-result.ts';
import type { Part, PartName, Results, Row } from './row.ts';

/** The record that is committed, and that the page of the Storybook shows. */
const record = path.resolve(import.meta.dirname, '../results.json');

/** Writes one part into `.bench/`, and answers it with where and when. */
export async function savePart(name: PartName, rows: Row[]): Promise<Part> {
  await saveResult(name, { rows });
  return read<Part>(resultPath(name));
}

/** Writes parts into the committed record; parts that were not measured stay as they were. */
export async function saveRecord(parts: Results): Promise<void> {
  const before = await read<Results>(record).catch((): Results => ({}));
  await writeFile(record, `${JSON.stringify({ ...before, ...parts }, null, 2)}\n`);
}

/** What a script of the server's bench has written last. */
export const readSaved = <Result>(name: string): Promise<Result> => read<Result>(resultPath(name));

async function read<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8')) as Content;
}
