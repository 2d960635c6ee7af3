import { Agent, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getMe } from '@portal/api';
import { engines } from '../support/servers/engines.ts';
import { makeEverything } from '../support/good-calls.ts';
import { answerOf, openPortal, type Portal } from '../support/open-portal.ts';
import { someFile } from '../support/photographer.ts';
import { anyRequest, type FuzzRequest } from './requests.ts';

/** `FUZZ_REQUESTS=100000 npm run test:fuzz` sends more, with `FUZZ_SEED` others. */
const requests = Number(process.env['FUZZ_REQUESTS']);
const seed = Number(process.env['FUZZ_SEED'] ?? 7);
/** The owner's data are created again for each so many: calls delete it. */
const AT_ONCE = 250;
const IN_FLIGHT = 4;

const refusal = z.strictObject({
  success: z.literal(false),
  message: z.string().check(z.regex(/[а-яё]/i)),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});
const success = z.object({ success: z.literal(true), data: z.unknown() });

describe.each(engines())('whatever is sent to the server on %s', (engine) => {
  let portal: Portal;
  let base: URL;
  const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });
  beforeAll(async () => {
    portal = await openPortal(engine);
    base = new URL(await portal.app.listen({ host: '127.0.0.1', port: 0 }));
  });
  afterAll(async () => {
    agent.destroy();
    await portal.close();
  });

  async function answer({ method, path, headers, body }: FuzzRequest): Promise<{ status: number; type: string; body: Buffer }> {
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof answer>>>();
    const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
    const options = { agent, host: base.hostname, port: base.port, method, path, headers: { ...headers, ...length } };
    const sent = send(options, (response) => {
      buffer(response).then(
        (all) => resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', body: all }),
        reject,
      );
    });
    sent.on('error', reject).end(body ?? undefined);
    return promise;
  }

  const answered: Record<number, number> = {};

  /** What is wrong with the answer to a request, or nothing. */
  async function complaint(requested: FuzzRequest): Promise<string | null> {
    const { status, type, body } = await answer(requested);
    answered[status] = (answered[status] ?? 0) + 1;
    if (status >= 500) return `${status}`;
    const isFile = requested.endpoint?.answers === 'file' || requested.endpoint === null;
    if (isFile && [200, 204, 206, 304, 416].includes(status)) return null;
    if (requested.headers['accept'] === 'text/html' && type.startsWith('text/html')) return null;
    const reported: unknown = JSON.parse(body.toString());
    if (status !== 200) return refusal.safeParse(reported).error?.message ?? null;
    const schema = requested.isOwn && requested.endpoint ? requested.endpoint.reply : success;
    return z.safeDecode(schema, reported).error?.message ?? null;
  }

  async function newOwner(): Promise<fc.Arbitrary<FuzzRequest>> {
    const token = await portal.signUp();
    const { id } = answerOf(getMe, await portal.ask('GET', '/api/auth/me', { token }));
    const things = await makeEverything(portal, token, id);
    const image = Buffer.from(await (await someFile()).arrayBuffer());
    return anyRequest(things, [token, await portal.signUp(), 'forged', 'x'.repeat(200)], image);
  }

  const share = Math.ceil(requests / engines().length);
  it('is answered in the shape of the contract, and never with an internal error', { timeout: 120_000 + share * 40 }, async () => {
    const complaints: string[] = [];
    for (let from = 0; from < share; from += AT_ONCE) {
      const queue = fc.sample(await newOwner(), { numRuns: Math.min(AT_ONCE, share - from), seed: seed + from });
      const ask = async (): Promise<void> => {
        for (let requested = queue.pop(); requested; requested = queue.pop()) {
          const reported = await complaint(requested).catch((error: unknown) => String(error));
          if (reported !== null) complaints.push(`${reported.slice(0, 300)}\n${described(requested)}`);
        }
      };
      await Promise.all(Array.from({ length: IN_FLIGHT }, ask));
    }
    console.log(`${share} requests to the server on ${engine}, by status: ${JSON.stringify(answered)}`);
    expect(complaints).toEqual([]);
    // Requests that all break at the first check would show little.
    expect(answered[200]).toBeGreaterThan(share / 10);
    expect(answered[422]).toBeGreaterThan(share / 10);
  });
});

const described = ({ method, path, headers, body }: FuzzRequest): string =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify({ ...headers, authorization: headers['authorization'] ? '…' : undefined })} ${String(body).slice(0, 400)}`;
