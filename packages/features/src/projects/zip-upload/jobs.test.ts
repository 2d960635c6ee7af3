import {
  type CallOptions,
  cancelZipUpload,
  type Client,
  type Endpoint,
  finalizeZipUpload,
  initializeZipUpload,
  RequestError,
  uploadZip,
  uploadZipChunk,
  zipLimits,
} from '@portal/api';
import { describe, expect, it } from 'vitest';
import { failureOf } from './failure.ts';
import { type Job, performFor } from './jobs.ts';
import { chunkCount } from './state.ts';
import { archiveOf } from '../../common/uploads/zip/archives.ts';
import { report } from '../../common/uploads/match-report/testing/report.ts';

const archive = (bytes: number) => new File([new Uint8Array(bytes)], 'ретушь.zip');

/** Does one thing for an archive against a server that never answers well, and returns the requests. */
async function run(job: Job, { file = archive(1), answer = RequestError.aborted() } = {}) {
  const calls: { endpoint: Endpoint; given: unknown; options: CallOptions | undefined }[] = [];
  const call: Client = async (endpoint, given, options) => {
    calls.push({ endpoint, given, options });
    throw answer;
  };
  const perform = performFor({ call, projectId: 101, archive: archiveOf(file), isReviewFirst: false });
  const failure = await perform(job, new AbortController().signal, () => undefined).then(() => undefined, failureOf);
  return { call: calls[0], failure };
}

const uploadId = 'u'.repeat(43);
const chunkJob = (index: number): Job => ({ kind: 'chunk', uploadId, index, attempt: 1 });

it.each<[string, Job, Endpoint, number]>([
  ['the whole archive', { kind: 'direct' }, uploadZip, 300_000],
  ['a beginning', { kind: 'initialize', fingerprint: null }, initializeZipUpload, 60_000],
  ['a chunk', chunkJob(0), uploadZipChunk, 120_000],
  ['putting together', { kind: 'finalize', uploadId }, finalizeZipUpload, 300_000],
])('%s has its own patience', async (_, job, endpoint, timeoutMs) => {
  const { call } = await run(job);
  expect(call?.endpoint).toBe(endpoint);
  expect(call?.options?.timeoutMs).toBe(timeoutMs);
});

it('cuts 6,5 MB into seven chunks, the last of half a megabyte', async () => {
  const file = archive(6.5 * zipLimits.chunkBytes);
  expect(chunkCount(file.size)).toBe(7);
  for (let index = 0; index < 7; index += 1) {
    const { call } = await run(chunkJob(index), { file });
    const chunk = expect.objectContaining({ size: index < 6 ? 1_048_576 : 524_288 });
    expect(call?.given).toMatchObject({ params: { id: 101, uploadId }, body: { index, chunk } });
  }
});

/** A file that was moved since it was chosen. */
const moved = () =>
  Object.assign(archive(1), { slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) });

describe('a network that failed', () => {
  const answer = RequestError.network(new TypeError('Failed to fetch'));

  it.each<[string, Job]>([
    ['the whole archive', { kind: 'direct' }],
    ['a chunk', chunkJob(0)],
  ])('is distinguished from a file that can no longer be read: %s', async (_, job) => {
    expect((await run(job, { answer })).failure).toEqual({ kind: 'network' });
    expect((await run(job, { answer, file: moved() })).failure).toEqual({ kind: 'unreadable' });
  });

  it('is the server’s message, where there is one', async () => {
    const { failure } = await run({ kind: 'direct' }, { answer: RequestError.refused(413, {}), file: moved() });
    expect(failure).toEqual({ kind: 'tooLarge' });
  });
});

/** Does things for one archive against a server that answers each call so. */
function portal(answers: Partial<Record<string, unknown>>) {
  const calls: [name: string, id: unknown][] = [];
  const call = (async (endpoint: Endpoint, given: { params?: Record<string, unknown>; body?: Record<string, unknown> }) => {
    calls.push([endpoint.name, given.params?.['uploadId'] ?? given.body?.['uploadId']]);
    const answer = answers[endpoint.name];
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as Client;
  const perform = performFor({ call, projectId: 101, archive: archiveOf(archive(1)), isReviewFirst: true });
  return { calls, perform: (job: Job) => perform(job, new AbortController().signal, () => undefined) };
}

const look = (id: string | null): Job => ({ kind: 'look', uploadId: id, count: 0, milliseconds: 0 });

describe('a look', () => {
  const progress = { done: 1, total: 2, matched: 2 };

  it('names an archive that goes at once by the id with which it was sent', async () => {
    const { calls, perform } = portal({ uploadZip: report, getZipUpload: { progress } });
    await perform({ kind: 'direct' });
    expect(await perform(look(null))).toEqual({ type: 'looked', progress });
    expect(calls[1]).toEqual(['getZipUpload', calls[0]?.[1]]);
  });

  it('that fails is no failure of the upload', async () => {
    const { perform } = portal({ getZipUpload: RequestError.refused(404, {}) });
    expect(await perform(look(uploadId))).toEqual({ type: 'looked', progress: undefined });
  });
});

describe('a cancellation', () => {
  const tooLate = RequestError.refused(409, { message: 'поздно' });

  it('names an archive that goes at once by the id with which it was sent, which no other has', async () => {
    const { calls, perform } = portal({ uploadZip: report, cancelZipUpload: {} });
    await perform({ kind: 'direct' });
    expect(await perform({ kind: 'cancel', uploadId: null })).toEqual({ type: 'withdrawn' });
    const [[, sent], [name, cancelled]] = calls as [[string, string], [string, string]];
    expect([name, cancelled]).toEqual([cancelZipUpload.name, sent]);
    expect(sent).toMatch(/^[\w-]{43}$/);
    const other = portal({ uploadZip: report });
    await other.perform({ kind: 'direct' });
    expect(other.calls[0]?.[1]).not.toBe(sent);
  });

  it('that comes too late requests what was stored', async () => {
    const { calls, perform } = portal({ cancelZipUpload: tooLate, finalizeZipUpload: report });
    expect(await perform({ kind: 'cancel', uploadId })).toEqual({ type: 'finished', report });
    expect(calls).toEqual([
      ['cancelZipUpload', uploadId],
      ['finalizeZipUpload', uploadId],
    ]);
  });

  it('that fails is no answer', async () => {
    const { perform } = portal({ cancelZipUpload: RequestError.refused(500, {}) });
    await expect(perform({ kind: 'cancel', uploadId })).rejects.toMatchObject({ status: 500 });
  });
});
