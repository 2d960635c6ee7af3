import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import { type Answered, type Endpoint, register } from '@portal/api';
import { createApp } from '../../src/app.ts';
import type { AppOptions, Ports } from '../../src/platform/ports.ts';
import type { Engine } from './servers/engines.ts';
import { testOptions } from './test-options.ts';
import { createTestPorts, type TestPorts } from './world.ts';

// Every test file brings a database up; on a busy machine that takes a while.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

interface Sent {
  token?: string | undefined;
  /** An object travels as JSON, text as it is. */
  body?: object | string | undefined;
  headers?: Record<string, string>;
}

export interface Got {
  status: number;
  body: unknown;
  headers: Record<string, unknown>;
}

export interface Portal {
  app: FastifyInstance;
  ports: TestPorts;
  ask: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, sent?: Sent) => Promise<Got>;
  /** Registers somebody new and answers the token. */
  signUp: (email?: string) => Promise<string>;
  close: () => Promise<void>;
}

let people = 0;

/** The whole server on a database of its own; `other` ports take the place of the usual ones. */
export async function openPortal(engine: Engine, options: Partial<AppOptions> = {}, other: Partial<Ports> = {}): Promise<Portal> {
  const made = await createTestPorts({ engine });
  const ports: TestPorts = { ...made, ...other, mail: made.mail, clock: made.clock };
  const app = await createApp(ports, { ...testOptions, ...options });
  const ask: Portal['ask'] = async (method, url, { token, body, headers } = {}) => {
    const isJson = typeof body === 'object' && !Buffer.isBuffer(body);
    const response = await app.inject({
      method,
      url,
      headers: {
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: isJson ? JSON.stringify(body) : body }),
    });
    const isFile = response.headers['content-disposition'] !== undefined;
    return { status: response.statusCode, body: isFile ? response.rawPayload : response.json(), headers: response.headers };
  };
  return {
    app,
    ports,
    ask,
    async signUp(email = `person-${++people}@test.example`) {
      return answerOf(register, await ask('POST', '/api/auth/register', { body: registration({ email }) })).token;
    },
    async close() {
      await app.close();
      await ports.close();
    },
  };
}

/** The different statuses of calls at the same time. */
export async function statusesOf(sent: readonly Promise<Got>[]): Promise<Set<number>> {
  return new Set((await Promise.all(sent)).map(({ status }) => status));
}

/** What a successful answer carries, as it travels. */
export function dataOf({ status, body }: Got): unknown {
  if (status !== 200) throw new Error(`Refused: ${status} ${JSON.stringify(body)}`);
  return (body as { data: unknown }).data;
}

/** The content of a successful answer, decoded by the contract. */
export function answerOf<E extends Endpoint>(endpoint: E, got: Got): Answered<E> {
  return z.decode(endpoint.reply, { success: true, data: dataOf(got) }) as Answered<E>;
}

/** A body that opens an account. */
export function registration(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    email: 'anna@test.example',
    password: 'gelateria',
    password_confirmation: 'gelateria',
    first_name: 'Анна',
    last_name: 'Воскресенская',
    accept_terms: true,
    ...fields,
  };
}

/** A body that saves a whole card. */
export function card(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    first_name: 'Анна',
    last_name: 'Воскресенская',
    city: 'Екатеринбург',
    bio: 'Снимаю школьные альбомы.',
    email: 'anna@photo.example',
    phone: '+79001234567',
    hourly_rate: 3500,
    min_product_price: 0,
    social_links: [{ id: 2, username: 'anna.photo' }],
    categories: [1, 4],
    ...fields,
  };
}
