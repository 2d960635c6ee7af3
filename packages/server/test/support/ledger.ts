import type { Kysely } from 'kysely';
import type { ZipReport } from '@portal/api';
import type { Database } from '../../src/platform/db/database.ts';
import type { End } from './servers/start-victim.ts';

/** Tables whose insertions are answered with an id. */
const TABLES = ['media', 'projects', 'project_images', 'zip_uploads', 'retouched_photos'] as const;

/** The answers that the killed processes of a kill test got. */
export interface Ledger {
  record: (end: End) => void;
  /** Answered changes that are missing from the database or stored in part. */
  lost: (db: Kysely<Database>) => Promise<string[]>;
  /** Counts of the answers, in words. */
  summary: () => string;
}

/** A ledger without answers. */
export function openLedger(): Ledger {
  const answered = new Set<string>();
  const saved = new Map<string, number>();
  const gone = new Set<string>();

  return {
    record({ email, reported }) {
      for (const line of reported) {
        const what = line.slice(1);
        if (line.startsWith('+')) answered.add(what);
        else if (line.startsWith('?')) answered.delete(what);
        else if (line.startsWith('=')) saved.set(email, Number(what));
        else if (line.startsWith('-')) gone.add(what);
      }
    },

    async lost(db) {
      const rows = new Set<string>();
      for (const table of TABLES) for (const { id } of await db.selectFrom(table).select('id').execute()) rows.add(`${table} ${id}`);
      const people = await db
        .selectFrom('users')
        .leftJoin('photographers', 'photographers.id', 'users.id')
        .select(['users.id', 'users.email', 'bio'])
        .execute();
      const cards = new Map(people.map(({ email, bio }) => [email, Number(bio)]));
      // The next one may have been stored before its answer.
      const isSaved = ([email, number]: [string, number]) => [number, number + 2].includes(cards.get(email) ?? -1);
      return [
        ...[...answered].filter((row) => !rows.has(row)),
        ...[...saved].filter((card) => !isSaved(card)).map(([email]) => `the card of ${email}`),
        ...people.filter(({ email }) => gone.has(email)).map(({ email }) => `the end of ${email}`),
        ...(await abandoned(db, people)),
        ...(await halves(db, answered)),
      ];
    },

    summary: () => `${answered.size} rows and ${saved.size} cards answered for, ${gone.size} accounts gone`,
  };
}

/** Closed accounts whose deletion is no longer queued. */
async function abandoned(db: Kysely<Database>, people: readonly { id: number; email: string }[]): Promise<string[]> {
  const work = await db.selectFrom('jobs').select('payload').where('kind', '=', 'delete-account').execute();
  const known = new Set(work.map(({ payload }) => (payload as { userId: number }).userId));
  return people.filter(({ id, email }) => email.startsWith('deleted-') && !known.has(id)).map(({ id }) => `what account ${id} has left`);
}

/** Archives of which some photos are there and some are not, and unread ones that have lost the chunk they consist of. */
async function halves(db: Kysely<Database>, answered: ReadonlySet<string>): Promise<string[]> {
  const archives = await db.selectFrom('zip_uploads').select(['id', 'project_id', 'outcome']).execute();
  const chunks = new Set((await db.selectFrom('zip_chunks').select('upload_id').execute()).map(({ upload_id }) => upload_id));
  const stored = Map.groupBy(await db.selectFrom('retouched_images').select('project_id').execute(), ({ project_id }) => project_id);
  return archives
    .filter(({ id, project_id, outcome }) => {
      const found = stored.get(project_id)?.length ?? 0;
      if (outcome !== null) {
        const { matched, withoutOriginal } = (outcome as { report: ZipReport }).report;
        return found !== matched.length + withoutOriginal.length;
      }
      return found > 0 || (answered.has(`zip_uploads ${id}`) && !chunks.has(id));
    })
    .map(({ id }) => `half of archive ${id}`);
}
