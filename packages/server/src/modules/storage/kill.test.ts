import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openEmbedded } from '../../platform/db/embedded.ts';
import { openDiskStorage } from '../../platform/files/disk-storage.ts';
import { removeDoomed, removeOrphans } from './sweep.ts';

/** More of them by `npm run test:kills`. */
const kills = Number(process.env['KILLS'] || 4);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-kill-'));
  await cp(inject('embeddedTemplate'), path.join(folder, 'db'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * Runs the victim until it deletes something, a photograph or a whole account, and a moment longer. Answers what it said.
 * However long it takes to get there is its own affair: only the limit of the whole test, which grows with the kills, ends it.
 */
async function killed(round: number, signal: AbortSignal): Promise<string[]> {
  const script = path.join(import.meta.dirname, '../../testing/upload-for-ever.ts');
  const child = spawn(process.execPath, [script, folder, `victim-${round}@test.example`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    signal,
    killSignal: 'SIGKILL',
  });
  let said = '';
  const sign = round % 2 === 0 ? '?' : '~';
  const deletes = Promise.withResolvers<void>();
  const closed = once(child, 'close').finally(deletes.resolve);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.includes(sign)) deletes.resolve();
  });
  await deletes.promise;
  await delay(Math.random() * 300);
  child.kill('SIGKILL');
  await closed;
  return said.slice(0, said.lastIndexOf('\n')).split('\n');
}

test(
  `${kills} kills amid uploads and deletions: no row without its files, and after the sweep no file without its row`,
  {
    timeout: 60_000 * kills,
  },
  async ({ signal }) => {
    const answered = new Set<string>();
    const gone = new Set<string>();
    let swept = 0;
    for (let round = 0; round < kills; round += 1) {
      const lines = await killed(round, signal);
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines) {
        const what = line.slice(1);
        if (line.startsWith('+')) answered.add(what);
        else if (line.startsWith('?')) answered.delete(what);
        else if (line.startsWith('-')) gone.add(what);
      }

      const { db, close } = await openEmbedded({ folder: path.join(folder, 'db') });
      const files = await openDiskStorage(path.join(folder, 'files'));
      const stored = async () => {
        const keys: string[] = [];
        for await (const { key } of files.list()) if (key.includes('/')) keys.push(key);
        return keys.toSorted();
      };
      const kept = (await db.selectFrom('kept_files').select('key').execute()).map(({ key }) => key).toSorted();
      const lying = await stored();
      expect(kept.filter((key) => !lying.includes(key))).toEqual([]);
      const ids = new Set((await db.selectFrom('media').select('id').execute()).map(({ id }) => String(id)));
      expect([...answered].filter((id) => !ids.has(id))).toEqual([]);
      const people = await db.selectFrom('users').select(['id', 'email']).execute();
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
      `${kills} kills: ${answered.size} photographs answered for, ${gone.size} accounts gone, ${swept} files swept after the kills`,
    );
  },
);
