import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../../../src/platform/db/embedded.ts';
import { migrate } from '../../../src/platform/db/migrate.ts';
import { openPostgres } from '../../../src/platform/db/postgres.ts';
import { administer, databaseUrl } from '../administer.ts';
import { startPostgres } from './start-postgres.ts';

/** Migrates one database of each kind, once a run: the tests only copy them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-tests-'));
  const embeddedTemplate = path.join(folder, 'embedded');
  const [server] = await Promise.all([findPostgres(folder), makeEmbeddedTemplate(embeddedTemplate)]);
  const postgresTemplate = `portal_template_${process.pid}`;
  if (server) await makePostgresTemplate(server.url, postgresTemplate);

  project.provide('embeddedTemplate', embeddedTemplate);
  project.provide('postgresUrl', server?.url ?? '');
  project.provide('postgresTemplate', postgresTemplate);

  return async () => {
    if (server) await administer(server.url, `drop database if exists ${postgresTemplate}`);
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function findPostgres(folder: string): Promise<{ url: string; stop: () => Promise<void> } | null> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return { url, stop: async () => {} };
  try {
    return await startPostgres(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`The server tests run on the embedded database only: ${reason} (TEST_DATABASE_URL may name a PostgreSQL server).`);
    return null;
  }
}

async function makeEmbeddedTemplate(folder: string): Promise<void> {
  const { db, close } = await openEmbedded({ folder, durable: false });
  await migrate(db);
  const { rows } = await sql<{ oid: number }>`select oid from pg_database where datname <> current_database()`.execute(db);
  await close();
  // PostgreSQL's own spare databases are two thirds of the files: nothing opens them, and every test would copy them.
  await Promise.all(rows.map(({ oid }) => rm(path.join(folder, 'base', String(oid)), { recursive: true })));
}

async function makePostgresTemplate(url: string, name: string): Promise<void> {
  await administer(url, `drop database if exists ${name}`);
  await administer(url, `create database ${name} template template0 encoding 'UTF8'`);
  const { db, close } = await openPostgres(databaseUrl(url, name));
  await migrate(db);
  await close();
}
