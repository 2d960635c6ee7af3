import path from 'node:path';
import { parseArgs } from 'node:util';
import { addPhotos, createPortfolio, limits } from '@portal/api';
import { openEmbedded } from '../../server/src/platform/db/embedded.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import type { OpenDatabase } from '../../server/src/platform/db/open-database.ts';
import { openPostgres } from '../../server/src/platform/db/postgres.ts';
import { startPostgres } from '../../server/test/support/servers/start-postgres.ts';
import { s3Environment } from '../../server/test/support/servers/start-s3.ts';
import { startBenchServer } from './bench-server.ts';
import { bigPhoto } from './big-photo.ts';
import { type Cores, coresBetween, coresUsed } from './cores.ts';
import { generate } from './generate.ts';
import { saveResult } from './save-result.ts';
import { machine } from './machine.ts';
import { summary, type Timing } from './measure.ts';
import { startStandIn } from './start-stand-in.ts';
import { type Seen, startVisitors } from './visit.ts';

/**
 * `npm run bench:load [-- --postgres] [--visitors 200] [--uploads 20] [--seconds 60]`: visitors who look at pages of the
 * directory, at photographers and their images, one to three seconds each; first alone, then while photos of 24
 * megapixels are uploaded without a pause. On the production entry, with PostgreSQL and an S3-compatible storage on request.
 * Visitors, uploaders, the database and that storage are processes of their own on the same cores, whose shares are reported: the
 * server alone is quicker than this.
 */
const PEOPLE = 10_000;
const WARM_UP_MS = 10_000;
const { values: given } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    visitors: { type: 'string', default: '200' },
    uploads: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
  },
});
const [visitors, uploads, seconds] = [Number(given.visitors), Number(given.uploads), Number(given.seconds)];
const engine = given.postgres ? 'postgres' : 'embedded';
const print = (line: string): void => void process.stdout.write(`${line}\n`);

print(`Filling the directory with ${PEOPLE} photographers…`);
const stops: (() => Promise<unknown>)[] = [];
const server = await startBenchServer(async (folder) => {
  if (!given.postgres) {
    await fill(await openEmbedded({ folder: path.join(folder, 'db'), durable: false, statementMs: 0 }));
    return {};
  }
  const postgres = await startPostgres(folder);
  const storage = await startStandIn();
  stops.push(postgres.stop, storage.stop);
  await fill(await openPostgres(postgres.url, { statementMs: 0 }));
  return { DATABASE_URL: postgres.url, ...s3Environment(storage.options) };
});

async function fill({ db, close }: OpenDatabase): Promise<void> {
  await migrate(db);
  await generate(db, PEOPLE);
  await close();
}

const uploading: number[] = [];
const failures: string[] = [];
let until = 0;
let peakMb = 0;

const photo = await bigPhoto();
/** A portfolio of somebody new; answers what puts one more photo into it. */
async function newUploader(index: number): Promise<() => Promise<string[]>> {
  const { call } = await server.signUp(`uploader${index}@photo.example`);
  const { id } = await call(createPortfolio, { body: { title: 'Выпуск', description: null, specializationId: 1 } });
  let number = 0;
  return async () => {
    // What follows the end of a JPEG is not looked at, but makes another file of it.
    const file = new File([photo, `${index}-${number++}`], `${number}.jpg`);
    const { photos } = await call(addPhotos, {
      params: { id },
      body: { portfolioId: id, title: null, specializationId: null, files: [file] },
    });
    return photos.flatMap(({ url, thumbnail }) => [url, thumbnail]);
  };
}

async function upload(one: () => Promise<string[]>): Promise<void> {
  for (let number = 1; performance.now() < until && number < limits.photosPerPortfolio; number++) {
    const began = performance.now();
    try {
      await one();
      uploading.push(performance.now() - began);
    } catch (error) {
      failures.push(`upload: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

type Kind = Timing & { kind: string; calls: number };
const kindsOf = (took: Record<string, number[]>): Kind[] =>
  Object.entries(took).map(([kind, samples]) => ({ kind, calls: samples.length, ...summary(samples) }));
// Of the slowest kind: images are four fifths of the calls, and would hide the others.
const worstOf = ({ took }: Seen): number => Math.max(...kindsOf(took).map(({ p99 }) => p99));

function report(when: string, kinds: readonly Kind[], cores: Cores): void {
  const parts = Object.entries(cores).map(([name, used]) => `${name} ${((100 * used) / seconds).toFixed(0)} %`);
  print(`\n${when}; of one core: ${parts.join(', ')}`);
  for (const { kind, calls, p50, p99 } of kinds) {
    print(`${kind.padEnd(20)}${String(calls).padStart(7)} calls   p50 ${p50.toFixed(0)} ms   p99 ${p99.toFixed(0)} ms`);
  }
}

const crowd = startVisitors(server.address, visitors, PEOPLE);
/** What a visit takes of the cores, whose ever it is. */
async function visit(images: readonly string[]): Promise<{ seen: Seen; cores: Cores }> {
  const before = await coresUsed();
  const seen = await crowd.visit({ images, ms: seconds * 1000 });
  return { seen, cores: coresBetween(before, await coresUsed()) };
}
try {
  const uploaders = [];
  for (let index = 0; index < uploads; index++) uploaders.push(await newUploader(index));
  const images = (await Promise.all(uploaders.map((one) => one()))).flat();
  const idleMb = await server.memory();
  // A server that has just started is slower: its code is still being translated.
  await crowd.visit({ images, ms: WARM_UP_MS });
  const alone = await visit(images);
  const watch = setInterval(() => void server.memory().then((now) => (peakMb = Math.max(peakMb, now))), 200);
  until = performance.now() + seconds * 1000;
  const [busy] = await Promise.all([visit(images), ...uploaders.map(upload)]);
  clearInterval(watch);

  failures.push(...alone.seen.errors, ...busy.seen.errors);
  const quiet = kindsOf(alone.seen.took);
  const kinds = kindsOf({ ...busy.seen.took, upload: uploading });
  const memory = { idleMb, peakMb };
  const cores = { alone: alone.cores, busy: busy.cores };
  await saveResult(`load-${engine}`, { engine, visitors, uploads, seconds, kinds, quiet, errors: failures.length, cores, ...memory });
  print(`\n${machine()}, ${engine}`);
  report(`${visitors} visitors alone for ${seconds} s`, quiet, alone.cores);
  report(`${visitors} visitors and ${uploads} uploads at once for ${seconds} s`, kinds, busy.cores);
  const worst = `${worstOf(alone.seen).toFixed(0)} ms alone, ${worstOf(busy.seen).toFixed(0)} ms with uploads`;
  print(`\nlight calls of the slowest kind, p99: ${worst}; errors: ${failures.length}`);
  print(`memory without image processes: ${idleMb.toFixed(0)} MB idle, ${peakMb.toFixed(0)} MB at its peak`);
  for (const reason of new Set(failures)) print(`${failures.filter((one) => one === reason).length} × ${reason}`);
} finally {
  crowd.stop();
  await server.stop();
  for (const stop of stops) await stop();
}
