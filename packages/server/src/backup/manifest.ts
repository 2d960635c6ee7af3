import path from 'node:path';
import { z } from 'zod';
import { linesOf } from './lines.ts';

/** Names in the folder of a backup. The list of keys exists only while the backup is made. */
export const names = { manifest: 'manifest.json', tables: 'tables', files: 'files', list: 'files.jsonl', keys: 'keys.txt' } as const;

/** The folder holds private data, so only its owner may read it. */
export const OWN_FOLDER = 0o700;
export const OWN_FILE = { mode: 0o600 };

const content = z.object({ sha256: z.string() });

/** A backup's manifest. It is written last: a folder without it is an interrupted backup and cannot be restored. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** Migrations that its tables have had. */
  migrations: z.array(z.string()),
  tables: z.array(content.extend({ name: z.string(), rows: z.number() })),
  /** Where each sequence continues, so that ids of deleted rows are not used again. */
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.number(), isCalled: z.boolean() })),
  list: content.extend({ files: z.number(), bytes: z.number() }),
});
export type Manifest = z.output<typeof Manifest>;

/** A line of the list of files. */
export const ListedFile = z.object({ key: z.string(), bytes: z.number(), sha256: z.string() });
export type ListedFile = z.output<typeof ListedFile>;

/** The list of files, a few lines at a time. */
export async function* readListed(folder: string): AsyncGenerator<ListedFile> {
  for await (const lines of linesOf(path.join(folder, names.list))) for (const line of lines) yield ListedFile.parse(JSON.parse(line));
}
