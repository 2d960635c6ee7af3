import { z } from 'zod';

/** Names in the folder of a backup. */
export const names = { manifest: 'manifest.json', tables: 'tables', files: 'files', list: 'files.jsonl' } as const;

const content = z.object({ sha256: z.string() });

/** What a backup says about itself. It is written last: a folder without it was broken off, and is none. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** Changes of the database that its tables have. */
  migrations: z.array(z.string()),
  tables: z.array(content.extend({ name: z.string(), rows: z.number() })),
  /** Where the numbers of new rows go on: those of deleted rows are not given again. */
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.number(), isCalled: z.boolean() })),
  list: content.extend({ files: z.number(), bytes: z.number() }),
});
export type Manifest = z.output<typeof Manifest>;

/** A line of the list of files. */
export const ListedFile = z.object({ key: z.string(), bytes: z.number(), sha256: z.string() });
export type ListedFile = z.output<typeof ListedFile>;
