import { cpus, tmpdir } from 'node:os';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { createApp } from '../src/app.ts';
import { systemClock } from '../src/platform/clock.ts';
import { openEmbedded } from '../src/platform/db/embedded.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openPostgres } from '../src/platform/db/postgres.ts';
import { openDiskStorage } from '../src/platform/files/disk-storage.ts';
import { startImageWorker } from '../src/platform/images/start-image-worker.ts';
import { memoryMailer } from '../src/testing/memory-mailer.ts';
import { generate } from './generate.ts';
import { measure } from './measure.ts';

/**
 * `npm run bench [photographers]`: the directory over HTTP beside a bare primary-key read in the same server.
 * Each row is a ratio to that reference, in the same run. BENCH_DATABASE_URL names an empty PostgreSQL database to
 * use instead of a fresh embedded one.
 */
const count = Number(process.argv[2] ?? 10_000);
const rounds = 200;
const folder = await mkdtemp(path.join(tmpdir(), 'portal-bench-'));
const url = process.env['BENCH_DATABASE_URL'];

const { db, close } = url ? await openPostgres(url, { statementMs: 0 }) : await openEmbedded({ folder: path.join(folder, 'database') });
await migrate(db);
process.stdout.write(`Generating ${count} photographers in ${url ? 'PostgreSQL' : 'the embedded database'}…\n`);
await generate(db, count);

const images = await startImageWorker({ scratch: path.join(folder, 'scratch') });
const app = await createApp(
  { db, files: await openDiskStorage(path.join(folder, 'files')), images, mail: memoryMailer(), clock: systemClock },
  {
    publicUrl: 'http://localhost',
    signingSecret: 'bench',
    distDir: null,
    rateLimits: false,
    trustProxy: false,
    logger: false,
    editorUrl: '',
    productUrl: '',
    tutorials: [],
    version: 'bench',
  },
);
app.get(
  '/bench/bare',
  async () => (await sql`select * from photographers where id = ${1 + Math.floor(Math.random() * count)}`.execute(db)).rows[0],
);
const base = await app.listen({ port: 0, host: '127.0.0.1' });

const list = `${base}/photographers`;
const timings = await measure(
  {
    'bare row by primary key': `${base}/bench/bare`,
    'directory, first page': list,
    'one city': `${list}?city=Казань`,
    'city, price, two specializations': `${list}?city=Казань&min_price=1500&max_price=6000&specializations=1,4`,
    'two specializations, by price': `${list}?specializations=1,4&sort_by=price`,
    'page 50': `${list}?page=50`,
    'price range': `${base}/api/photographers/price-range`,
    'one photographer': `${base}/photographers/7`,
  },
  rounds,
);

const bare = timings['bare row by primary key'].p50;
process.stdout.write(`\n${cpus()[0]?.model ?? 'unknown machine'}, ${cpus().length} cores, Node ${process.version}, ${rounds} rounds\n\n`);
process.stdout.write(`${'over HTTP'.padEnd(36)}${'p50 ms'.padStart(8)}${'p99 ms'.padStart(8)}${'× bare'.padStart(8)}\n`);
for (const [name, { p50, p99 }] of Object.entries(timings))
  process.stdout.write(
    `${name.padEnd(36)}${p50.toFixed(2).padStart(8)}${p99.toFixed(2).padStart(8)}${(p50 / bare).toFixed(2).padStart(8)}\n`,
  );

await app.close();
await images.close();
await close();
await rm(folder, { recursive: true, force: true });
