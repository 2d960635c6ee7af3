import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addProjectImage, createClient, createProject, forgotPassword } from '@portal/api';
import { someFile } from '../../../test/support/photographer.ts';
import { clientOf, type ProductionServer, signUpAt, startProduction } from '../../../test/support/servers/production-server.ts';
import { START } from '../../../test/support/servers/start-entry.ts';
import { soon } from '../../../test/support/soon.ts';
import { closeToOthers } from './own-files.ts';

let folder: string;
let server: ProductionServer | null = null;
const at = (...names: string[]): string => path.join(folder, ...names);
const modeOf = async (place: string): Promise<string> => ((await stat(place)).mode & 0o777).toString(8);
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-own-'));
});
afterEach(async () => {
  await server?.end('SIGTERM');
  server = null;
  await rm(folder, { recursive: true });
});

/** A data folder as it was made before: everything open. */
async function makeOpen(): Promise<void> {
  for (const name of ['files/projects/ab', 'scratch', 'outbox']) await mkdir(at('data', name), { recursive: true });
  for (const name of ['files/projects/ab/cd.jpg', 'outbox/email.txt']) await writeFile(at('data', name), 'secret');
  for (const name of await readdir(at('data'), { recursive: true, withFileTypes: true }))
    await chmod(path.join(name.parentPath, name.name), name.isDirectory() ? 0o755 : 0o644);
  await chmod(at('data'), 0o755);
}

describe('a data folder that other accounts can read', () => {
  it('is closed to them, the folder itself at once, and that is reported once', async () => {
    await makeOpen();
    const lines: string[] = [];
    const { done } = await closeToOthers(at('data'), (line) => void lines.push(line));
    expect(await modeOf(at('data'))).toBe('700');
    await done;
    for (const name of ['files', 'files/projects', 'files/projects/ab', 'scratch', 'outbox'])
      expect(await modeOf(at('data', name))).toBe('700');
    for (const name of ['files/projects/ab/cd.jpg', 'outbox/email.txt']) expect(await modeOf(at('data', name))).toBe('600');
    expect(lines).toEqual([expect.stringContaining('8 files and folders')]);
    await (
      await closeToOthers(at('data'), (line) => void lines.push(line))
    ).done;
    expect(lines).toHaveLength(1);
  });

  it('is closed where the data folder is a link to it', async () => {
    await makeOpen();
    await symlink(at('data'), at('link'));
    await (
      await closeToOthers(at('link'), () => {})
    ).done;
    expect([await modeOf(at('data')), await modeOf(at('data', 'outbox', 'email.txt'))]).toEqual(['700', '600']);
  });

  it('that cannot be read is reported, and stops no server', async () => {
    await makeOpen();
    const lines: string[] = [];
    // A file in its place cannot be read as a folder.
    const { done } = await closeToOthers(at('data', 'outbox', 'email.txt'), (line) => void lines.push(line));
    await done;
    expect(lines).toEqual([expect.stringContaining('1 files and folders'), expect.stringContaining('(the last one: ENOTDIR)')]);
  });

  it('is left alone where it leads to another folder, or is everybody’s', async () => {
    await makeOpen();
    await mkdir(at('elsewhere'), { mode: 0o755 });
    await writeFile(at('elsewhere', 'a.txt'), '', { mode: 0o644 });
    await symlink(at('elsewhere'), at('data', 'link'));
    await chmod(at('data'), 0o1777);
    await (
      await closeToOthers(at('data'), () => {})
    ).done;
    expect([await modeOf(at('elsewhere')), await modeOf(at('elsewhere', 'a.txt')), await modeOf(at('data'))]).toEqual([
      '755',
      '644',
      '777',
    ]);
    expect(await modeOf(at('data', 'files'))).toBe('700');
  });
});

it('the production entry closes what it finds and what it writes to other accounts', { timeout: 2 * START.timeout }, async () => {
  await makeOpen();
  server = await startProduction(at('data'));
  const token = await signUpAt(server.address);
  const client = clientOf(server.address, token);
  const { id } = await client(createProject, { body: { name: '1А', categoryId: 1 } });
  await client(addProjectImage, { params: { id }, body: { image: await someFile('a.png', 900), orderId: null } });
  await createClient({ baseUrl: server.address })(forgotPassword, { body: { email: 'anna@test.example' } });
  await soon(async () => expect(await readdir(at('data', 'outbox'))).toHaveLength(2));
  const open: string[] = [];
  const kinds = new Set<string>();
  await soon(async () => {
    open.length = 0;
    for (const entry of await readdir(at('data'), { recursive: true, withFileTypes: true })) {
      const place = path.join(entry.parentPath, entry.name);
      kinds.add(path.relative(at('data'), place).split(path.sep).slice(0, 2).join('/'));
      // What is unfinished may be gone by now.
      const mode = await modeOf(place).catch(() => '0');
      if (!mode.endsWith('00') && mode !== '0') open.push(`${place} ${mode}`);
    }
    expect(open).toEqual([]);
  });
  expect(await modeOf(at('data'))).toBe('700');
  expect([...kinds]).toEqual(expect.arrayContaining(['db/base', 'files/projects', 'scratch', 'outbox']));
});
