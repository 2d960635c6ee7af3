import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { DirectoryQuery } from '@portal/api';
import { createApp } from '../../server/src/app.ts';
import { pageQuery } from '../../server/src/modules/directory/page-repository.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { openDiskStorage } from '../../server/src/platform/files/disk-storage.ts';
import { startImageWorker } from '../../server/src/platform/images/start-image-worker.ts';
import { memoryMailer } from '../../server/test/support/servers/memory-mailer.ts';
import { planOf } from '../../server/test/support/plan-of.ts';
import { testOptions } from '../../server/test/support/test-options.ts';
import { combinations } from './combinations.ts';
import { openBenchDatabase } from './database.ts';
import { generate } from './generate.ts';
import { saveResult } from './save-result.ts';
import { machine } from './machine.ts';
import { measure, type Timing } from './measure.ts';
import { type Measured, summarize } from './summarize.ts';

/**
 * `npm run bench -- [--photographers 10000] [--postgres] [--rounds 50]`: every combination of the directory's filters over
 * HTTP beside a bare primary-key read in the same server, and what the database reads for it. Each row is a ratio to that
 * reference, in the same run.
 */
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { photographers: { type: 'string' }, postgres: { type: 'boolean', default: false }, rounds: { type: 'string', default: '50' } },
});
const count = Number(given.photographers ?? positionals[0] ?? 10_000);
const rounds = Number(given.rounds);
/** Entries: of a large catalogue no page may need to read more. */
const BOUND = 100_000;
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const folder = await mkdtemp(path.join(tmpdir(), 'portal-bench-'));
const { db, engine, close } = await openBenchDatabase(folder, given.postgres);
print(`Generating ${count} photographers in the database "${engine}"…`);
const began = performance.now();
await generate(db, count);
print(`… in ${((performance.now() - began) / 1000).toFixed(0)} s`);

const images = await startImageWorker({ scratch: path.join(folder, 'scratch') });
const files = await openDiskStorage(path.join(folder, 'files'));
const app = await createApp({ db, files, images, mail: memoryMailer(), clock: systemClock, requireFree: async () => {} }, testOptions);
app.get(
  '/bench/bare',
  async () => (await sql`select * from photographers where id = ${1 + Math.floor(Math.random() * count)}`.execute(db)).rows[0],
);
const base = await app.listen({ port: 0, host: '127.0.0.1' });

const bareName = 'bare row by primary key';
const timings = await measure(
  [
    { name: bareName, address: `${base}/bench/bare` },
    { name: 'one photographer', address: `${base}/photographers/7` },
    { name: 'price range', address: `${base}/api/photographers/price-range` },
    ...combinations.map(({ name, address }) => ({ name, address: base + address })),
  ],
  rounds,
);
const bare = timings.get(bareName)?.p50 ?? 1;

/** A line of the table. Only queries of the directory have a page. */
interface Line extends Measured {
  p50: number;
  p99: number;
  p99Ratio: number;
  read?: number;
  isFull?: boolean;
}

async function lineOf(name: string, { p50, p99 }: Timing): Promise<Line> {
  const requested = combinations.find((combination) => combination.name === name);
  const ratios = { p50Ratio: p50 / bare, p99Ratio: p99 / bare };
  if (!requested) return { name, p50, p99, ...ratios };
  return { name, page: requested.query.page, p50, p99, ...ratios, ...(await scanOf(requested.query)) };
}

/** A page at its depth has to be counted up to; what reads more than that, and everybody or the bound, grows with the catalogue. */
async function scanOf(query: DirectoryQuery): Promise<{ read: number; isFull: boolean }> {
  const { read, isSequential } = await planOf(db, pageQuery(query));
  return { read, isFull: isSequential || read > Math.max(query.page * query.limit, Math.min(count, BOUND)) };
}

const rows: Line[] = [];
// One at a time: among a million photographers all together would wait too long for a connection.
for (const [name, timing] of timings) rows.push(await lineOf(name, timing));

const pages = [...new Set(combinations.map(({ query }) => query.page))];
const summaries = await Promise.all(pages.map((page) => summarize(rows, page, engine)));
const result = {
  engine,
  count,
  rounds,
  bareMs: bare,
  combinations: combinations.length,
  fullScans: rows.filter(({ isFull }) => isFull).length,
  summaries,
  memoryMb: process.memoryUsage().rss / 2 ** 20,
  rows,
};
await saveResult(`directory-${engine}-${count}`, result);

const width = Math.max(...rows.map(({ name }) => name.length)) + 2;
const line = (name: string, ...cells: string[]): void => print(`${name.padEnd(width)}${cells.map((cell) => cell.padStart(10)).join('')}`);
print(`\n${machine()}, ${rounds} rounds\n`);
line('over HTTP', 'p50 ms', 'p99 ms', 'p50 ÷', 'p99 ÷', 'rows read', 'full scan');
for (const { name, p50, p99, p50Ratio, p99Ratio, read, isFull } of rows) {
  const scan = isFull === undefined ? '' : isFull ? 'yes' : 'no';
  line(name, p50.toFixed(2), p99.toFixed(2), p50Ratio.toFixed(2), p99Ratio.toFixed(2), String(read ?? ''), scan);
}
print(`\n${result.fullScans} of ${result.combinations} combinations scan in full`);
for (const { page, middle, slowest, slowestName, p99Ms, growth } of summaries) {
  print(
    `page ${page}: the middle one ${middle.toFixed(2)} × bare, the slowest ${slowest.toFixed(2)} × bare (${slowestName}), p99 at most ${p99Ms.toFixed(0)} ms`,
  );
  if (growth) print(`  since 10,000: the middle one ${growth.middle.toFixed(2)} ×, the most ${growth.most.toFixed(2)} ×`);
}

await app.close();
await images.close();
await close();
await rm(folder, { recursive: true, force: true });
