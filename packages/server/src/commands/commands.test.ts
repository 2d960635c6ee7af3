import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openEmbedded } from '../platform/db/embedded.ts';
import { newFileKey } from '../platform/files/file-key.ts';

const run = promisify(execFile);

/** What a command prints, and whether it succeeded. */
async function command(name: string, dataDir: string, ...words: string[]): Promise<{ code: number; out: string; errors: string }> {
  // npm reports the operator's folder.
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, INIT_CWD: path.dirname(dataDir) };
  try {
    const { stdout, stderr } = await run(process.execPath, [path.join(import.meta.dirname, `${name}.ts`), ...words], { env });
    return { code: 0, out: stdout, errors: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, errors: stderr };
  }
}

describe('the commands of an operator', { timeout: 60_000 }, () => {
  let folder: string;
  const at = (name: string) => path.join(folder, name);
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'portal-commands-'));
    for (const name of ['one', 'other']) {
      await cp(inject('embeddedTemplate'), path.join(at(name), 'db'), { recursive: true });
      await mkdir(path.join(at(name), 'files'));
    }
    const { db, close } = await openEmbedded({ folder: path.join(at('one'), 'db'), durable: false });
    await db.insertInto('users').values({ email: 'owner@test.example', password_hash: 'x' }).execute();
    await close();
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('check, back up and restore a portal', async () => {
    expect(await command('integrity', at('one'))).toEqual({
      code: 0,
      out: 'Every row has its files, and every file its row.\n',
      errors: '',
    });
    expect(await command('backup', at('one'))).toMatchObject({ code: 1, errors: 'Usage: npm run backup -- <new folder>\n' });
    expect(await command('backup', at('one'), 'backup')).toMatchObject({
      code: 0,
      out: expect.stringMatching(`rows and 0 files .+ are in ${at('backup')}\n`) as string,
    });
    expect(await command('restore', at('other'), at('backup'))).toMatchObject({ code: 0, errors: '' });
    expect((await command('restore', at('other'), at('backup'))).errors).toMatch(/^This portal is not empty: [^\n]+\n$/);
  });

  it('read an existing portal, and create none', async () => {
    for (const name of ['integrity', 'backup']) {
      const { code, out, errors } = await command(name, at('nothing'), ...(name === 'backup' ? ['of-nothing'] : []));
      expect([code, out, errors]).toEqual([1, '', expect.stringMatching(/^There is no portal in \S+nothing, [^\n]+\n$/)]);
    }
    expect(await command('restore', at('nothing'))).toMatchObject({ code: 1, errors: 'Usage: npm run restore -- <folder of a backup>\n' });
    const { code, errors } = await command('restore', at('nothing'), 'misspelt');
    expect([code, errors]).toEqual([1, expect.stringMatching(/^The folder \S+misspelt holds no finished backup\.\n$/)]);
    expect(await readdir(folder)).not.toContain('nothing');
    expect(await readdir(folder)).not.toContain('of-nothing');
  });

  it('report what is wrong, even if it cannot be repaired', async () => {
    const files = path.join(at('one'), 'files');
    const orphan = newFileKey('photos', 'jpg');
    await mkdir(path.dirname(path.join(files, orphan)), { recursive: true });
    await writeFile(path.join(files, orphan), 'left behind');
    await writeFile(path.join(files, 'storage-mark.txt'), 'of another database');
    expect(await command('integrity', at('one'), '--repair')).toEqual({
      code: 1,
      out: `${orphan} is needed by no row\n1 faults\n`,
      errors: expect.stringMatching(/^The storage belongs to another database: [^\n]+\n$/) as string,
    });
    await rm(path.join(files, 'storage-mark.txt'));
    const { code, out } = await command('integrity', at('one'), '--repair');
    expect([code, out]).toEqual([0, `${orphan} is needed by no row\n1 faults\nWhat no row needs is removed.\n`]);
    await expect(readFile(path.join(files, orphan))).rejects.toThrow('ENOENT');
  });

  it('do not open an embedded database that the server uses', async () => {
    const { close } = await openEmbedded({ folder: path.join(at('one'), 'db'), durable: false });
    for (const name of ['integrity', 'backup']) {
      const { code, errors } = await command(name, at('one'), at('nowhere'));
      expect([code, errors]).toEqual([1, expect.stringMatching(/^The data folder \S+ is in use by another process: [^\n]+\n$/)]);
    }
    await close();
  });
});
