import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { administer, databaseUrl } from '../test/support/administer.ts';
import { soon } from '../test/support/soon.ts';
import { addressOf, START, startEntry } from '../test/support/servers/start-entry.ts';
import { s3Environment, startS3 } from '../test/support/servers/start-s3.ts';

describe('the production entry', START, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'portal-main-'));
    await cp(inject('embeddedTemplate'), path.join(folder, 'db'), { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each(['SIGTERM', 'SIGINT'] as const)('works until %s, and then stops normally', async (signal) => {
    const server = startEntry({ DATA_DIR: folder });
    const answer = await fetch(`${await addressOf(server)}/readyz`);
    expect(answer.status).toBe(200);
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
    expect(server.errors()).toBe('');
    expect(await readdir(path.join(folder, 'scratch'))).toEqual([]);
  });

  test('tells the load balancer that it will stop, and answers calls until then', async () => {
    const server = startEntry({ DATA_DIR: folder, DRAIN_SECONDS: '6' });
    const url = await addressOf(server);
    server.child.kill('SIGTERM');
    await soon(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503), START);
    expect((await fetch(`${url}/api/specializations`)).status).toBe(200);
    expect(await server.ended).toBe(0);
    await expect(fetch(`${url}/readyz`)).rejects.toThrow('fetch failed');
  });

  test('reports in one sentence that another process has the folder', async () => {
    const first = startEntry({ DATA_DIR: folder });
    await addressOf(first);
    const second = startEntry({ DATA_DIR: folder });
    expect(await second.ended).toBe(1);
    expect(second.errors()).toMatch(/^The data folder \S+ is in use by another process: [^\n]+\n$/);
    first.child.kill();
    expect(await first.ended).toBe(0);
  });

  test('reports in one sentence that the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const found = taken.address();
    const port = found && typeof found === 'object' ? String(found.port) : '';
    const server = startEntry({ DATA_DIR: folder, PORT: port });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe(`Port ${port} is taken by another process: stop it, or choose another one with PORT.\n`);
    taken.close();
  });

  test.each([
    ['a misspelt setting in production', { NODE_ENV: 'production', DATABSE_URL: 'x' }, /^DATABSE_URL is not read: [^\n]+\n$/],
    ['a wrong value', { PORT: 'x' }, /^PORT must be a whole number from 0 to 65535\.\n$/],
    [
      'half an object storage',
      { S3_BUCKET: 'portal' },
      /^Object storage needs S3_ENDPOINT, [^\n]+: set all five S3_ variables, or none\.\n$/,
    ],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' },
      /^DATABASE_URL leads to a place where no PostgreSQL answers: [^\n]+\n$/,
    ],
    [
      'a database host that is not there',
      { DATABASE_URL: 'postgres://u:secret@nowhere.invalid/x' },
      /^DATABASE_URL names a host that cannot be found: [^\n]+\n$/,
    ],
  ])('reports in one sentence what is wrong: %s', async (_, environment, sentence) => {
    const server = startEntry({ DATA_DIR: folder, ...environment });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(sentence);
  });

  test.for<[string, Record<string, string>, RegExp]>([
    ['does not know the key', { S3_ACCESS_KEY_ID: 'nobody' }, /^The object storage at \S+ does not accept S3_ACCESS_KEY_ID [^\n]+\n$/],
    ['has no such bucket', { S3_BUCKET: 'elsewhere' }, /^The bucket elsewhere that S3_BUCKET names does not exist: create it first\.\n$/],
    ['is not there', { S3_ENDPOINT: 'http://127.0.0.1:1' }, /^S3_ENDPOINT leads to a place where no object storage answers: [^\n]+\n$/],
  ])('reports in one sentence that the object storage %s', async ([, wrong, sentence]) => {
    const s3 = await startS3();
    const server = startEntry({ DATA_DIR: folder, ...s3Environment(s3.options), ...wrong });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(sentence);
    await s3.stop();
  });

  // Nothing can be created in /proc of Linux.
  test.each(process.platform === 'linux' ? ['/proc/portal', '/proc/portal/data'] : [])(
    'reports in one sentence that there can be no folder %s',
    async (place) => {
      const server = startEntry({ DATA_DIR: place });
      expect(await server.ended).toBe(1);
      expect(server.errors()).toMatch(/^The data folder \/proc\/portal\S* cannot be used: it cannot be written \(ENOENT\)\. [^\n]+\n$/);
    },
  );

  test.each(['file', 'file/data'])('reports in one sentence that the data folder %s is a file, or in one', async (name) => {
    await writeFile(path.join(folder, 'file'), '');
    const server = startEntry({ DATA_DIR: path.join(folder, name) });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(/^The data folder \S+ cannot be used: something of that name is not a folder\. [^\n]+\n$/);
  });

  test.each([
    ['db', /^The database in \S+ cannot be opened: [^\n]+\n$/],
    ['files', /^The data folder \S+ cannot be used: something of that name is not a folder\. [^\n]+\n$/],
    ['scratch', /^The data folder \S+ cannot be used: something of that name is not a folder\. [^\n]+\n$/],
  ])('reports in one sentence that %s in the data folder is a file', async (name, sentence) => {
    const other = await mkdtemp(path.join(folder, 'other-'));
    await writeFile(path.join(other, name), '');
    const server = startEntry({ DATA_DIR: other });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(sentence);
  });

  test.for<[string, string, RegExp]>([
    ['whose user may not make tables', 'revoke create on schema public from $', /^The user that DATABASE_URL names may not [^\n]+\n$/],
    [
      'with tables of something else',
      'create table users (); grant create on schema public to $',
      /^The database [^\n]+ holds tables of [^\n]+\n$/,
    ],
  ])('reports in one sentence that it was given a database %s', async ([, rights, sentence], { skip }) => {
    const url = inject('postgresUrl');
    if (!url) skip('no PostgreSQL on this machine');
    const name = `portal_main_${randomBytes(8).toString('hex')}`;
    const given = new URL(databaseUrl(url, name));
    await administer(url, `create database ${name}`);
    await administer(url, `create role ${name} login`);
    await administer(given.href, rights.replace('$', name));
    given.username = name;
    const server = startEntry({ DATA_DIR: folder, DATABASE_URL: given.href });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(sentence);
    await administer(url, `drop database ${name} with (force)`);
    await administer(url, `drop role ${name}`);
  });

  test('reports in one sentence that PostgreSQL has no such database', async ({ skip }) => {
    const url = inject('postgresUrl');
    if (!url) skip('no PostgreSQL on this machine');
    const server = startEntry({ DATA_DIR: folder, DATABASE_URL: new URL('/no-such-database', url).href });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe('The database that DATABASE_URL names does not exist: create it first.\n');
  });
});
