import path from 'node:path';
import { parseArgs } from 'node:util';
import { addPhotos, addressOf, createPortfolio, defaultQuery, getPhotographer, limits, listPhotographers, sortFields } from '@portal/api';
import { openEmbedded } from '../src/platform/db/embedded.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import type { OpenDatabase } from '../src/platform/db/open-database.ts';
import { openPostgres } from '../src/platform/db/postgres.ts';
import { startPostgres } from '../src/testing/start-postgres.ts';
import { s3Environment, startS3 } from '../src/testing/start-s3.ts';
import { startBenchServer } from './bench-server.ts';
import { bigPhoto } from './big-photo.ts';
import { generate, largestCity } from './generate.ts';
import { keepResult } from './keep-result.ts';
import { machine } from './machine.ts';
import { summary } from './measure.ts';

/**
 * `npm run bench:load [-- --postgres] [--visitors 200] [--uploads 20] [--seconds 60]`: visitors who look at pages of the
 * directory, at photographers and their pictures, one to three seconds each, while photographs of 24 megapixels are
 * uploaded without a pause; on the production entry, with PostgreSQL and an S3-compatible storage when asked. The visitors
 * themselves, and that storage, take their part of the same cores: the server alone is quicker than this.
 */
const PEOPLE = 10_000;
const PICTURES_A_VIEW = 4;
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
const say = (line: string): void => void process.stdout.write(`${line}\n`);

say(`Filling the directory with ${PEOPLE} photographers…`);
const stops: (() => Promise<unknown>)[] = [];
const server = await startBenchServer(async (folder) => {
  if (!given.postgres) {
    await fill(await openEmbedded({ folder: path.join(folder, 'db'), durable: false, statementMs: 0 }));
    return {};
  }
  const postgres = await startPostgres(folder);
  const storage = await startS3();
  stops.push(postgres.stop, storage.stop);
  await fill(await openPostgres(postgres.url, { statementMs: 0 }));
  return { DATABASE_URL: postgres.url, ...s3Environment(storage.options) };
});

async function fill({ db, close }: OpenDatabase): Promise<void> {
  await migrate(db);
  await generate(db, PEOPLE);
  await close();
}

const took: Record<'directory page' | 'photographer' | 'picture' | 'upload', number[]> = {
  'directory page': [],
  photographer: [],
  picture: [],
  upload: [],
};
const errors = new Map<string, number>();
let until = 0;
let peakMb = 0;

async function timed(kind: keyof typeof took, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  try {
    await work();
    took[kind].push(performance.now() - began);
  } catch (error) {
    const reason = `${kind}: ${error instanceof Error ? error.message : String(error)}`;
    errors.set(reason, (errors.get(reason) ?? 0) + 1);
  }
}

async function get(address: string): Promise<void> {
  const answer = await fetch(server.address + address, { headers: { accept: 'application/json' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
}

const below = (end: number): number => Math.floor(Math.random() * end);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function somePage(): string {
  const sortBy = sortFields[below(sortFields.length)] ?? defaultQuery.sortBy;
  const city = below(2) === 0 ? largestCity : null;
  const specializations = below(2) === 0 ? [1 + below(12)] : [];
  return addressOf(listPhotographers, { query: { ...defaultQuery, page: 1 + below(50), sortBy, city, specializations } });
}

async function visit(pictures: readonly string[]): Promise<void> {
  await pause(below(3000));
  while (performance.now() < until) {
    if (below(3) === 0) await timed('photographer', () => get(addressOf(getPhotographer, { params: { id: 1 + below(PEOPLE) } })));
    else await timed('directory page', () => get(somePage()));
    const shown = Array.from({ length: PICTURES_A_VIEW }, () => pictures[below(pictures.length)] ?? '');
    await Promise.all(shown.map((picture) => timed('picture', () => get(picture))));
    await pause(1000 + below(2000));
  }
}

const photo = await bigPhoto();
/** A portfolio of somebody new; answers what puts one more photograph into it. */
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
  for (let number = 1; performance.now() < until && number < limits.photosPerPortfolio; number++) await timed('upload', one);
}

try {
  const uploaders = [];
  for (let index = 0; index < uploads; index++) uploaders.push(await newUploader(index));
  const pictures = (await Promise.all(uploaders.map((one) => one()))).flat();
  const idleMb = await server.memory();
  // A server that has just started is slower: its code is still being translated.
  until = performance.now() + WARM_UP_MS;
  await Promise.all(Array.from({ length: visitors }, () => visit(pictures)));
  for (const samples of Object.values(took)) samples.length = 0;
  const watch = setInterval(() => void server.memory().then((now) => (peakMb = Math.max(peakMb, now))), 200);
  until = performance.now() + seconds * 1000;
  await Promise.all([...Array.from({ length: visitors }, () => visit(pictures)), ...uploaders.map(upload)]);
  clearInterval(watch);

  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
  const kinds = Object.entries(took).map(([kind, samples]) => ({ kind, calls: samples.length, ...summary(samples) }));
  // Of the slowest kind: pictures are four fifths of the calls, and would hide the others.
  const worst = Math.max(...kinds.filter(({ kind }) => kind !== 'upload').map(({ p99 }) => p99));
  await keepResult(`load-${engine}`, {
    engine,
    visitors,
    uploads,
    seconds,
    kinds,
    errors: failed,
    idleMb,
    peakMb,
  });
  say(`\n${machine()}\n${visitors} visitors and ${uploads} uploads at once for ${seconds} s, ${engine}\n`);
  for (const { kind, calls, p50, p99 } of kinds) {
    say(`${kind.padEnd(20)}${String(calls).padStart(7)} calls   p50 ${p50.toFixed(0)} ms   p99 ${p99.toFixed(0)} ms`);
  }
  say(`light calls of the slowest kind: p99 ${worst.toFixed(0)} ms; errors: ${failed}`);
  say(`memory without picture processes: ${idleMb.toFixed(0)} MB idle, ${peakMb.toFixed(0)} MB at its peak`);
  for (const [reason, count] of errors) say(`${count} × ${reason}`);
} finally {
  await server.stop();
  for (const stop of stops) await stop();
}
