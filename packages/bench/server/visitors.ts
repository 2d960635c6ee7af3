import { Agent, get } from 'node:http';
import { parseArgs } from 'node:util';
import { addressOf, defaultQuery, getPhotographer, listPhotographers, sortFields } from '@portal/api';
import { largestCity } from './generate.ts';
import type { LightCall, Seen, Visit } from './visit.ts';

/**
 * Visitors who look at pages of the directory, at photographers and their images, one to three seconds each: in a process
 * of their own, with the cheapest client there is, so that what they measure is the server's.
 */
const IMAGES_A_VIEW = 4;
const { values: given } = parseArgs({
  options: { address: { type: 'string', default: '' }, visitors: { type: 'string', default: '' }, people: { type: 'string', default: '' } },
});
const people = Number(given.people);
const agent = new Agent({ keepAlive: true });

const below = (end: number): number => Math.floor(Math.random() * end);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Settles when the last byte is there. The bytes themselves are not looked at. */
function ask(address: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const headers = { accept: 'application/json', 'accept-encoding': 'gzip, deflate, br' };
  get(given.address + address, { agent, headers }, (answer) => {
    answer.resume();
    answer.on('error', reject);
    answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`answered ${answer.statusCode}`))));
  }).on('error', reject);
  return promise;
}

async function timed(seen: Seen, kind: LightCall, address: string): Promise<void> {
  const began = performance.now();
  try {
    await ask(address);
    seen.took[kind].push(performance.now() - began);
  } catch (error) {
    seen.errors.push(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function somePage(): string {
  const sortBy = sortFields[below(sortFields.length)] ?? defaultQuery.sortBy;
  const city = below(2) === 0 ? largestCity : null;
  const specializations = below(2) === 0 ? [1 + below(12)] : [];
  return addressOf(listPhotographers, { query: { ...defaultQuery, page: 1 + below(50), sortBy, city, specializations } });
}

async function visit({ images, ms }: Visit, seen: Seen): Promise<void> {
  const until = performance.now() + ms;
  await pause(below(3000));
  while (performance.now() < until) {
    if (below(3) === 0) await timed(seen, 'photographer', addressOf(getPhotographer, { params: { id: 1 + below(people) } }));
    else await timed(seen, 'directory page', somePage());
    const shown = Array.from({ length: IMAGES_A_VIEW }, () => images[below(images.length)] ?? '');
    await Promise.all(shown.map((image) => timed(seen, 'image', image)));
    await pause(1000 + below(2000));
  }
}

async function visitTogether(task: Visit): Promise<Seen> {
  const seen: Seen = { took: { 'directory page': [], photographer: [], image: [] }, errors: [] };
  await Promise.all(Array.from({ length: Number(given.visitors) }, () => visit(task, seen)));
  return seen;
}

async function report(task: Visit): Promise<void> {
  process.send?.(await visitTogether(task));
}

process.on('message', (task: Visit) => void report(task));
process.on('disconnect', () => process.exit(0));
