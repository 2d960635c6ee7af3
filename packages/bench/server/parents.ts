import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { addProjectImage, createClient, createShare, createProject, shareLimits, listSharedImages, type SharedImage } from '@portal/api';
import { startBenchServer } from './bench-server.ts';
import { coresBetween, coresUsed } from './cores.ts';
import { machine } from './machine.ts';
import { summary } from './measure.ts';
import { saveResult } from './save-result.ts';

/**
 * `npm run bench:shares [-- --parents 200] [--photos 60] [--seconds 30] [--within 2] [--watermark]`: parents who open one share within so many seconds, each
 * with its photos, and then give hearts, write remarks and look at large photos, one to three seconds each. On the production entry with
 * the embedded database; the parents are a process of their own on the same cores. With `--watermark` a text stands across the photos.
 */
const { values: given } = parseArgs({
  options: {
    parents: { type: 'string', default: '200' },
    photos: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '30' },
    within: { type: 'string', default: '2' },
    watermark: { type: 'boolean', default: false },
  },
});
const [parents, photos, seconds, within] = [given.parents, given.photos, given.seconds, given.within].map(Number) as [
  number,
  number,
  number,
  number,
];
/** Images of the first screen and below. */
const FIRST_IMAGES = 12;
const print = (line: string): void => void process.stdout.write(`${line}\n`);

type Kind = 'page' | 'share' | 'list of photos' | 'heart' | 'remark' | 'small photo' | 'large photo';
/** What the goal is about: no files, and no page that is rendered. */
const light: readonly Kind[] = ['share', 'list of photos', 'heart', 'remark'];
const took = new Map<Kind, number[]>();
const failures: string[] = [];

const server = await startBenchServer();
const below = (end: number): number => Math.floor(Math.random() * end);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Settles when the last byte is there. Each parent has connections of a browser. */
function ask(agent: Agent, method: string, address: string, headers: Record<string, string>, body?: object): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const sent = body && JSON.stringify(body);
  const type: Record<string, string> = sent ? { 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(sent)}` } : {};
  const all = { 'accept-encoding': 'gzip, deflate, br', ...headers, ...type };
  const call = request(server.address + address, { method, agent, headers: all }, (answer) => {
    answer.resume();
    answer.on('error', reject);
    answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`answered ${answer.statusCode}`))));
  });
  call.on('error', reject);
  call.end(sent);
  return promise;
}

async function visit(address: string, images: readonly SharedImage[], until: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const share = { authorization: `Share ${address.replace('/s/', '')}`, accept: 'application/json' };
  const timed = async (kind: Kind, method: string, path: string, headers: Record<string, string>, body?: object): Promise<void> => {
    const began = performance.now();
    try {
      await ask(agent, method, path, headers, body);
      took.set(kind, [...(took.get(kind) ?? []), performance.now() - began]);
    } catch (error) {
      failures.push(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const some = (): SharedImage => images[below(images.length)] as SharedImage;
  await pause(below(within * 1000));
  await timed('page', 'GET', address, { accept: 'text/html', 'sec-fetch-dest': 'document' });
  await Promise.all([
    timed('share', 'GET', '/api/shared', share),
    ...images.slice(0, FIRST_IMAGES).map(({ thumb }) => timed('small photo', 'GET', thumb, { accept: 'image/webp' })),
  ]);
  await timed('list of photos', 'GET', `/api/shared/images?limit=${shareLimits.pageSize}`, share);
  while (performance.now() < until) {
    await pause(1000 + below(2000));
    const turn = below(10);
    const at = `/api/shared/images/${some().originalId}`;
    if (turn < 4) await timed('large photo', 'GET', some().src, { accept: 'image/webp' });
    else if (turn < 8) await timed('heart', 'PUT', `${at}/favourite`, share, { favourite: turn < 6 });
    else if (turn < 9) await timed('remark', 'PUT', `${at}/remark`, share, { text: 'Чуть светлее, пожалуйста' });
    else await timed('share', 'GET', '/api/shared', share);
  }
  agent.destroy();
}

try {
  const { call } = await server.signUp();
  const { id } = await call(createProject, { body: { name: 'Выпуск', categoryId: 1 } });
  const pixels = await sharp({
    create: { width: 1800, height: 1200, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  })
    .jpeg()
    .toBuffer();
  for (let index = 0; index < photos; index++) {
    // What follows the end of a JPEG is not looked at, but makes another file of it.
    const image = new File([new Uint8Array(pixels), String(index)], `IMG_${index}.jpg`);
    await call(addProjectImage, { params: { id }, body: { image, orderId: id } });
  }
  const watermark = given.watermark ? 'Образец' : null;
  const body = { role: 'client', shows: 'both', canDownload: false, choiceLimit: null, watermark } as const;
  const { address } = await call(createShare, { params: { id }, body });
  const visitor = createClient({ baseUrl: server.address, share: () => ({ token: address.replace('/s/', ''), pass: null }) });
  const { items } = await visitor(listSharedImages, { query: { offset: 0, limit: shareLimits.pageSize } });
  const idleMb = await server.memory();
  const before = await coresUsed();
  const until = performance.now() + (seconds + within) * 1000;
  await Promise.all(Array.from({ length: parents }, () => visit(address, items, until)));
  const cores = coresBetween(before, await coresUsed());
  const kinds = [...took].map(([kind, samples]) => ({ kind, calls: samples.length, ...summary(samples) }));
  const worst = summary(light.flatMap((kind) => took.get(kind) ?? []));
  print(`\n${machine()}; ${parents} parents within ${within} s, then ${seconds} s${watermark ? ', with a watermark' : ''}`);
  for (const { kind, calls, p50, p99 } of kinds) {
    print(`${kind.padEnd(16)}${String(calls).padStart(7)} calls   p50 ${p50.toFixed(0)} ms   p99 ${p99.toFixed(0)} ms`);
  }
  print(`light calls together: p50 ${worst.p50.toFixed(0)} ms, p99 ${worst.p99.toFixed(0)} ms (goal: 250); errors: ${failures.length}`);
  print(`memory of the server: ${idleMb.toFixed(0)} MB before, ${(await server.memory()).toFixed(0)} MB after`);
  for (const reason of new Set(failures)) print(`${failures.filter((one) => one === reason).length} × ${reason}`);
  await saveResult('parents', { parents, photos, seconds, within, watermark, kinds, light: worst, errors: failures.length, cores });
} finally {
  await server.stop();
}
