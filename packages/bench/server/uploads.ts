import { addPhotos, createPortfolio, getProfile, listSpecializations } from '@portal/api';
import { startBenchServer } from './bench-server.ts';
import { bigPhoto } from './big-photo.ts';
import { coresBetween, coresUsed } from './cores.ts';
import { saveResult } from './save-result.ts';
import { machine } from './machine.ts';
import { summary } from './measure.ts';

/**
 * `npm run bench:uploads [photos]`: how long light calls take while photos of 24 megapixels are uploaded, four at
 * a time, to the production entry. The goals: 99 of 100 light calls under 25 ms, and at most 0.4 seconds of a core for the
 * copies of one photo.
 */
const count = Number(process.argv[2] ?? 50);
const AT_ONCE = 4;

const server = await startBenchServer();
const { call } = await server.signUp();
const { id } = await call(createPortfolio, { body: { title: 'Выпуск', description: null, specializationId: 1 } });
const photo = await bigPhoto();
const lightCalls = {
  'GET /api/specializations': async () => void (await call(listSpecializations, {})),
  'GET /api/photographer/profile': async () => void (await call(getProfile, {})),
};
const row = (name: string, cells: readonly string[]) => `${name.padEnd(38)}${cells.map((cell) => cell.padStart(8)).join('')}\n`;
try {
  const quiet = await sample(new Promise((resolve) => setTimeout(resolve, 5_000)));
  const began = performance.now();
  const before = await coresUsed();
  const busy = await sample(uploadAll());
  const coreSeconds = (coresBetween(before, await coresUsed())['image processes'] ?? 0) / count;
  await saveResult('uploads', { count, coreSeconds, slowest: { quiet: slowest(quiet), busy: slowest(busy) } });
  report((performance.now() - began) / 1_000, coreSeconds, { quiet, busy });
} finally {
  await server.stop();
}

/** The tail of the slowest of the light calls. */
function slowest(took: Record<string, number[]>): number {
  return Math.max(...Object.values(took).map((samples) => summary(samples).p99));
}

function report(seconds: number, coreSeconds: number, samples: Record<string, Record<string, number[]>>): void {
  const work = `${count} photos of ${(photo.byteLength / 1e6).toFixed(1)} MB, ${AT_ONCE} at a time: ${seconds.toFixed(1)} s, ${coreSeconds.toFixed(2)} s of a core for each`;
  process.stdout.write(`\n${machine()}\n${work}\n\n${row('milliseconds', ['p50', 'p99', 'calls'])}`);
  for (const [when, timings] of Object.entries(samples)) {
    for (const [name, took] of Object.entries(timings)) {
      const { p50, p99 } = summary(took);
      process.stdout.write(row(`${when}: ${name}`, [p50.toFixed(1), p99.toFixed(1), String(took.length)]));
    }
  }
}

/** Makes light calls, one after another, until the other thing has ended. */
async function sample(until: Promise<unknown>): Promise<Record<string, number[]>> {
  const over = new AbortController();
  const ended = until.finally(() => over.abort());
  const took = Object.fromEntries(Object.keys(lightCalls).map((name) => [name, [] as number[]]));
  while (!over.signal.aborted) {
    for (const [name, ask] of Object.entries(lightCalls)) {
      const started = performance.now();
      await ask();
      took[name]?.push(performance.now() - started);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await ended;
  return took;
}

async function uploadAll(): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    for (let number = next++; number < count; number = next++) {
      // What follows the end of a JPEG is not looked at, but makes another file of it.
      const file = new File([photo, `${number}`], `${number}.jpg`);
      await call(addPhotos, { params: { id }, body: { portfolioId: id, title: null, specializationId: null, files: [file] } });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
