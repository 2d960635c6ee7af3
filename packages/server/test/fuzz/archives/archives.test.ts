import { createHash } from 'node:crypto';

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProject, sentences, uploadZip } from '@portal/api';
import { formBody } from '../../support/form.ts';
import { answerOf, openPortal, type Portal } from '../../support/open-portal.ts';
import { rawZip } from '../../support/raw-zip.ts';
import { held } from '../../support/strange-images.ts';
import { mutation } from '../images/mutations.ts';
import { type GeneratedArchive, generatedArchive, type Source } from './generated-archive.ts';

/** `FUZZ_ARCHIVES=10000 npm run test:archives` generates more, with `FUZZ_SEED` others. */
const archives = Number(process.env['FUZZ_ARCHIVES']);
const seed = Number(process.env['FUZZ_SEED'] ?? 7);
/**
 * Megabytes that the process may come to hold beside what it held before. It also generates the archives: what is not collected
 * yet is in it, and a reader that held what a bomb unpacks to would pass it by far.
 */
const MAX_GROWTH = 1_000;

const refusals: readonly string[] = [
  sentences.zipNotZip,
  sentences.zipBroken,
  sentences.zipEncrypted,
  sentences.zipTooManyEntries,
  sentences.zipTooLarge,
  sentences.zipBomb,
  sentences.zipNoImages,
  sentences.zipEmpty,
];

let scratch: string;
let portal: Portal;
let token: string;
let project: number;
let sources: Source[];
beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'portal-archives-'));
  portal = await openPortal('embedded', { scratch });
  token = await portal.signUp();
  const made = await portal.ask('POST', '/api/photographer/projects', { token, body: { name: 'Класс', category_id: 1 } });
  project = answerOf(createProject, made).id;
  const bytes = await Promise.all([held(1).jpeg().toBuffer(), held(6).png().toBuffer(), held().webp().toBuffer(), held().gif().toBuffer()]);
  sources = bytes.map((content) => ({ content, hash: createHash('sha256').update(content).digest('hex') }));
});
afterAll(async () => {
  await portal.close();
  await rm(scratch, { recursive: true });
});

const storedRows = () => portal.ports.db.selectFrom('retouched_images').select(['name', 'content_hash', 'file_key']).execute();

/** Sends an archive into an empty project, and answers what is wrong with what came of it. */
async function faultsOf(archive: Buffer): Promise<{ isRead: boolean; faults: string[] }> {
  const form = await formBody([['zip_file', new File([new Uint8Array(archive)], 'готово.zip')]]);
  const got = await portal.ask('POST', `/photographer/orders/${project}/images/upload-zip`, { token, ...form });
  const rows = await storedRows();
  if (got.status !== 200) {
    const { message } = got.body as { message: string };
    const isReported = got.status === 422 && (refusals.includes(message) || message.startsWith('Из архива ничего не взято'));
    return {
      isRead: false,
      faults: [...(isReported ? [] : [`answered ${got.status} «${message}»`]), ...(rows.length > 0 ? ['rows of what was refused'] : [])],
    };
  }
  const { matched, withoutOriginal } = answerOf(uploadZip, got);
  const reported = [...matched, ...withoutOriginal].toSorted();
  const faults = [
    ...(rows
      .map(({ name }) => name)
      .toSorted()
      .join('/') === reported.join('/')
      ? []
      : ['the report and the rows differ']),
    // The stored file must equal the packed one bit by bit.
    ...rows.filter(({ content_hash }) => !sources.some(({ hash }) => hash === content_hash)).map(({ name }) => `${name} was never packed`),
  ];
  await portal.ports.db.deleteFrom('retouched_images').execute();
  return { isRead: true, faults };
}

/** Valid archives, and archives with all kinds of damage in their headers and contents. */
const anyArchive: fc.Arbitrary<(sources: readonly Source[]) => { name: string; bytes: Buffer }> = fc
  .tuple(generatedArchive, fc.option(mutation, { freq: 1 }))
  .map(([generated, change]: [GeneratedArchive, { name: string; apply: (bytes: Buffer) => Buffer } | null]) => (of) => {
    const bytes = rawZip(generated.entries(of), generated.end);
    return { name: `${change?.name ?? 'as it is'}: ${generated.name}`, bytes: change ? change.apply(bytes) : bytes };
  });

test(
  `each of ${archives} archives is refused with a sentence or read to the last bit`,
  { timeout: 600_000 + archives * 2_000 },
  async () => {
    const before = process.memoryUsage.rss();
    let peak = 0;
    const count = { read: 0, refused: 0 };
    const complaints: string[] = [];
    for (const make of fc.sample(anyArchive, { numRuns: archives, seed })) {
      const { name, bytes } = make(sources);
      const { isRead, faults } = await faultsOf(bytes);
      count[isRead ? 'read' : 'refused'] += 1;
      complaints.push(...faults.map((fault) => `${fault}: ${name}`));
      peak = Math.max(peak, process.memoryUsage.rss());
    }
    console.log(`${count.read} archives read, ${count.refused} refused, ${((peak - before) / 1e6).toFixed(0)} MB more than before`);
    expect(complaints).toEqual([]);
    expect(Math.min(count.read, count.refused)).toBeGreaterThan(archives / 20);
    expect((peak - before) / 1e6).toBeLessThan(MAX_GROWTH);
    const left = await readdir(scratch, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([]);
  },
);
