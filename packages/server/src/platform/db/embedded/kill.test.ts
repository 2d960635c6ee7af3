import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { soon } from '../../../../test/support/soon.ts';
import { openEmbedded } from '../embedded.ts';

let folder: string;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'portal-embedded-kill-')), 'db');
  await cp(inject('embeddedTemplate'), folder, { recursive: true });
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

const kills = Number(process.env['KILLS']);

test(`${kills} kills at any moment: no acknowledged row is lost, and it always starts`, { timeout: 60_000 * kills }, async () => {
  const acknowledged = new Set<number>();
  for (let round = 0; round < kills; round += 1) {
    const child = spawn(
      process.execPath,
      [path.join(import.meta.dirname, '../../../../test/support/failures/commit-for-ever.ts'), folder],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let reported = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (reported += text));
    const closed = once(child, 'close');
    await soon(() => expect(reported.includes('\n') || child.exitCode !== null).toBe(true), { timeout: 60_000 });
    await delay(Math.random() * 400);
    child.kill('SIGKILL');
    await closed;
    // The last line may be cut: its row may be there or not.
    for (const line of reported.split('\n').slice(0, -1)) acknowledged.add(Number(line));
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(kills);
  const { db, close } = await openEmbedded({ folder });
  const { rows } = await sql<{
    number: number;
    parts: number;
  }>`select number, (select count(*) from parts where note = number) as parts from notes`.execute(db);
  await close();
  const stored = new Map(rows.map(({ number, parts }) => [number, parts]));
  expect([...acknowledged].filter((number) => !stored.has(number))).toEqual([]);
  // Each row was stored with three others in one transaction: all or none.
  expect(rows.filter(({ parts }) => parts !== 3)).toEqual([]);
  console.log(`${acknowledged.size} acknowledged rows, ${rows.length} stored`);
});
