import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openEmbedded } from '../../platform/db/embedded.ts';
import type { OpenDatabase } from '../../platform/db/open-database.ts';
import { openPostgres } from '../../platform/db/postgres.ts';
import { openDiskStorage } from '../../platform/files/disk-storage.ts';
import { administer, databaseUrl } from '../../testing/administer.ts';
import { engines } from '../../testing/engines.ts';
import { isSomebodyElseThere } from '../../testing/is-somebody-else-there.ts';
import { soon } from '../../testing/soon.ts';
import { removeDoomed, removeOrphans } from './sweep.ts';

/** Twenty together; more on each by `npm run test:kills`. */
const KILLS = { embedded: 12, postgres: 8 };
/** What the victim is about to do when it dies: amid its card, a project and its photograph; amid a deletion; amid leaving. */
const SIGNS = ['=', '?', '~'] as const;
/** Rows whose making is answered. */
const TABLES = ['media', 'projects', 'order_images'] as const;

/** A portal that outlives the processes that work on it. */
interface Lasting {
  folder: string;
  /** Where its database is, unless it is in the folder. */
  url: string[];
  /** Opens the database when nobody else is at work in it. */
  open: () => Promise<OpenDatabase>;
  remove: () => Promise<void>;
}

async function makeEmbedded(folder: string): Promise<Lasting> {
  const db = path.join(folder, 'db');
  await cp(inject('embeddedTemplate'), db, { recursive: true });
  return { folder, url: [], open: () => openEmbedded({ folder: db }), remove: async () => {} };
}

async function makePostgres(folder: string): Promise<Lasting> {
  const server = inject('postgresUrl');
  const name = `portal_kill_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${name} template ${inject('postgresTemplate')}`);
  const url = databaseUrl(server, name);
  return {
    folder,
    url: [url],
    async open() {
      const opened = await openPostgres(url);
      // A commit that the victim has sent comes about without it.
      await soon(async () => expect(await isSomebodyElseThere(opened.db)).toBe(false));
      return opened;
    },
    remove: () => administer(server, `drop database ${name} with (force)`),
  };
}

/**
 * Runs the victim until it is about to do what its sign says, and a moment longer. Answers what it said. However long it
 * takes to get there is its own affair: only the limit of the whole test, which grows with the kills, ends it.
 */
async function killed({ folder, url }: Lasting, sign: string, email: string, signal: AbortSignal): Promise<string[]> {
  const script = path.join(import.meta.dirname, '../../testing/upload-for-ever.ts');
  const child = spawn(process.execPath, [script, folder, email, ...url], {
    stdio: ['ignore', 'pipe', 'inherit'],
    signal,
    killSignal: 'SIGKILL',
  });
  let said = '';
  const begins = Promise.withResolvers<void>();
  const closed = once(child, 'close').finally(begins.resolve);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.includes(sign)) begins.resolve();
  });
  await begins.promise;
  await delay(Math.random() * 300);
  child.kill('SIGKILL');
  await closed;
  return said.slice(0, said.lastIndexOf('\n')).split('\n');
}

describe.each(engines())('a portal on %s', (engine) => {
  const kills = Number(process.env['KILLS'] || KILLS[engine]);
  let lasting: Lasting;
  beforeEach(async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-kill-'));
    lasting = await (engine === 'embedded' ? makeEmbedded(folder) : makePostgres(folder));
    return () => rm(folder, { recursive: true });
  });
  afterEach(() => lasting.remove());

  test(
    `loses no answered row in ${kills} kills amid its work; no row is without its files, and after the sweep no file without its row`,
    { timeout: 60_000 * kills },
    async ({ signal }) => {
      const answered = new Set<string>();
      const saved = new Map<string, number>();
      const gone = new Set<string>();
      let swept = 0;
      for (let round = 0; round < kills; round += 1) {
        const victim = `victim-${round}@test.example`;
        const lines = await killed(lasting, SIGNS[round % SIGNS.length] ?? '', victim, signal);
        expect(lines.length).toBeGreaterThan(1);
        for (const line of lines) {
          const what = line.slice(1);
          if (line.startsWith('+')) answered.add(what);
          else if (line.startsWith('?')) answered.delete(what);
          else if (line.startsWith('=')) saved.set(victim, Number(what));
          else if (line.startsWith('-')) gone.add(what);
        }

        const { db, close } = await lasting.open();
        const files = await openDiskStorage(path.join(lasting.folder, 'files'));
        const stored = async () => {
          const keys: string[] = [];
          for await (const { key } of files.list()) if (key.includes('/')) keys.push(key);
          return keys.toSorted();
        };
        const kept = (await db.selectFrom('kept_files').select('key').execute()).map(({ key }) => key).toSorted();
        const lying = await stored();
        expect(kept.filter((key) => !lying.includes(key))).toEqual([]);
        const rows = new Set<string>();
        for (const table of TABLES) for (const { id } of await db.selectFrom(table).select('id').execute()) rows.add(`${table} ${id}`);
        expect([...answered].filter((row) => !rows.has(row))).toEqual([]);
        const people = await db
          .selectFrom('users')
          .leftJoin('photographers', 'photographers.id', 'users.id')
          .select(['users.id', 'users.email', 'bio'])
          .execute();
        const cards = new Map(people.map(({ email, bio }) => [email, Number(bio)]));
        // The next one may have been written down before its answer.
        for (const [email, number] of saved) expect([number, number + 2]).toContain(cards.get(email));
        expect(people.filter(({ email }) => gone.has(email))).toEqual([]);
        // What is left of a closed account is work that is written down.
        const work = await db.selectFrom('jobs').select('payload').where('kind', '=', 'delete-account').execute();
        const closed = people.filter(({ email }) => email.startsWith('deleted-')).map(({ id }) => id);
        expect(work.map(({ payload }) => (payload as { userId: number }).userId)).toEqual(expect.arrayContaining(closed));

        await removeDoomed({ db, files });
        await removeOrphans({ db, files }, { olderThanMs: -1 });
        expect(await stored()).toEqual(kept);
        expect(await db.selectFrom('doomed_files').selectAll().execute()).toEqual([]);
        swept += lying.length - kept.length;
        await close();
      }
      console.log(
        `${kills} kills: ${answered.size} rows and ${saved.size} cards answered for, ${gone.size} accounts gone, ${swept} files swept after the kills`,
      );
    },
  );
});
