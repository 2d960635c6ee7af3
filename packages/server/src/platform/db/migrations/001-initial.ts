import type { Kysely } from 'kysely';
import { accounts } from './initial/accounts.ts';
import { archives } from './initial/archives.ts';
import { files } from './initial/files.ts';
import { shares } from './initial/shares.ts';
import { projectImages } from './initial/project-images.ts';
import { photographers } from './initial/photographers.ts';
import { portfolios } from './initial/portfolios.ts';
import { projects } from './initial/projects.ts';
import { specializations } from './initial/specializations.ts';
import { upkeep } from './initial/upkeep.ts';

/** In the order in which they refer to each other. */
const subjects = [accounts, specializations, photographers, portfolios, projects, projectImages, shares, archives, files, upkeep];

/** Creates all tables, with the rows of the reference lists. The embedded database takes one statement a call. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of subjects.flat()) await statement.execute(db);
}
