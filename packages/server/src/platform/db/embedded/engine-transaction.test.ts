import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { beginTransaction } from './engine-transaction.ts';
import { openEngine } from './open-engine.ts';

let folder: string;
let engine: PGlite;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-transaction-'));
  await cp(inject('embeddedTemplate'), path.join(folder, 'db'), { recursive: true });
  engine = await openEngine({ folder: path.join(folder, 'db'), durable: false });
  await engine.exec('create table scratch (text text)');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await engine.close();
  await rm(folder, { recursive: true });
});

const texts = async () => (await engine.query('select text from scratch')).rows;

it('stores what was committed, and nothing of what was rolled back', async () => {
  const stored = await beginTransaction(engine);
  await stored.query('insert into scratch values ($1)', ['kept']);
  await stored.commit();
  const undone = await beginTransaction(engine);
  await undone.query('insert into scratch values ($1)', ['undone']);
  await undone.rollback();
  expect(await texts()).toEqual([{ text: 'kept' }]);
});

it('releases the engine when it cannot be rolled back, and says that the engine is not to be used any more', async () => {
  const transaction = await beginTransaction(engine);
  const send = engine.execProtocolStream.bind(engine);
  vi.spyOn(engine, 'execProtocolStream').mockImplementation(async (message, options) => {
    if (Buffer.from(message).includes('ROLLBACK')) throw new Error('the disk failed');
    return send(message, options);
  });
  await expect(transaction.rollback()).rejects.toMatchObject({ severity: 'FATAL', message: expect.stringContaining('the disk failed') });
  await expect(transaction.ended).rejects.toThrow('the disk failed');
  // Closing it would wait for ever.
  expect(await texts()).toEqual([]);
});
