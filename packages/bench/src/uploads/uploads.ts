import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createProject, zipLimits } from '@portal/api';
import type { Browser } from 'playwright';
import { archiveOf95Mb } from '../../server/archive.ts';
import { addressOf, type BenchServer, startBenchServer } from '../../server/bench-server.ts';
import { openBrowser } from '../browser.ts';
import { median } from '../median.ts';
import type { Row } from '../row.ts';
import { openLine } from './line.ts';
import { type ArchiveFile, type Owner, sendArchive } from './send-archive.ts';
import { sendBare } from './send-bare.ts';

const run = promisify(execFile);
const bareServer = path.resolve(import.meta.dirname, '../../server/bare-server.ts');

/**
 * An archive of 95 MB from a browser, beside `curl` that posts it to a server which swallows it, and beside an empty page that sends
 * the same chunks: on this machine; and through a line of 100 Mbit/s and 50 ms; and how much is sent when that line breaks in the middle, or the page is reloaded.
 */
export async function uploads(rounds: number, print: (line: string) => void): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-bench-'));
  const { content } = archiveOf95Mb();
  const file = { path: path.join(folder, 'ретушь.zip'), bytes: content.length, chunks: Math.ceil(content.length / zipLimits.chunkBytes) };
  await writeFile(file.path, content);
  const portal = await startBenchServer();
  const sink = spawn(process.execPath, [bareServer], { stdio: ['ignore', 'pipe', 'inherit'] });
  const sinkAddress = await addressOf(sink);
  const browser = await openBrowser();
  const owners = ownersOf(portal);
  const speed = (ms: number): number => file.bytes / 1e6 / (ms / 1_000);
  const near: Speeds = { ours: [], curl: [] };
  const far: Speeds = { ours: [], curl: [] };
  const bare: number[] = [];
  const again: Record<'cut' | 'reloaded', number[]> = { cut: [], reloaded: [] };
  try {
    for (let round = 0; round < rounds; round++) {
      near.ours.push(speed(await sendArchive(browser, await owners(portal.address), file)));
      near.curl.push(speed(await curl(file.path, sinkAddress)));
      bare.push(speed(await sendBare(browser, sinkAddress, file)));
      far.ours.push(speed(await throughLine(portal.address, async ({ address }) => sendArchive(browser, await owners(address), file))));
      far.curl.push(speed(await throughLine(sinkAddress, ({ address }) => curl(file.path, address))));
      again.cut.push((await bytesSent(browser, portal.address, owners, file, 'cut')) / file.bytes);
      again.reloaded.push((await bytesSent(browser, portal.address, owners, file, 'reloaded')) / file.bytes);
      print(`uploads: ${round + 1} of ${rounds}`);
    }
  } finally {
    await browser.close();
    sink.kill('SIGTERM');
    await portal.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return [
    speedRow('95 MB in pieces, on this machine', near, 0.6),
    {
      what: '… beside the same pieces from an empty page',
      unit: 'MB/s',
      ours: median(near.ours),
      peers: { 'an empty page': median(bare) },
    },
    speedRow('95 MB in pieces, 100 Mbit/s and 50 ms', far, 1),
    { what: '… sent ÷ its size, when the line breaks halfway', unit: '×', ours: median(again.cut), goal: { atMost: 1.02 } },
    { what: '… sent ÷ its size, when the page is reloaded', unit: '×', ours: median(again.reloaded), goal: { atMost: 1.02 } },
  ];
}

/** Megabytes a second. */
type Speeds = Record<'ours' | 'curl', number[]>;

const speedRow = (what: string, { ours, curl: posted }: Speeds, atLeast: number): Row => ({
  what,
  unit: 'MB/s',
  ours: median(ours),
  peers: { 'curl to a bare server': median(posted) },
  goal: { ratioAtLeast: atLeast },
});

/** Somebody new with a project each time: an archive that has come before is not read again. */
function ownersOf(portal: BenchServer): (address: string) => Promise<Owner> {
  let number = 0;
  return async (address) => {
    const { call, token } = await portal.signUp(`uploads${number++}@photo.example`);
    const { id } = await call(createProject, { body: { name: 'Выпуск', categoryId: 1 } });
    return { address, token, project: id };
  };
}

async function curl(file: string, address: string): Promise<number> {
  const began = performance.now();
  await run('curl', ['--silent', '--fail', '--header', 'Expect:', '--data-binary', `@${file}`, address]);
  return performance.now() - began;
}

type OnLine<Result> = (line: Awaited<ReturnType<typeof openLine>>) => Promise<Result>;

async function throughLine<Result>(target: string, work: OnLine<Result>): Promise<Result> {
  const line = await openLine(target);
  try {
    return await work(line);
  } finally {
    await line.close();
  }
}

/** What has gone through the line until all chunks had come, though it broke halfway or the page was reloaded. */
function bytesSent(
  browser: Browser,
  portal: string,
  owners: (address: string) => Promise<Owner>,
  file: ArchiveFile,
  trouble: 'cut' | 'reloaded',
): Promise<number> {
  return throughLine(portal, async (line) => {
    await sendArchive(browser, await owners(line.address), file, async (begin) => (trouble === 'cut' ? line.cut() : begin()));
    return line.sent();
  });
}
