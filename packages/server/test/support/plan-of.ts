import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** What a query reads, as the database itself reports after having run it. */
export interface Plan {
  /** Rows that its widest scan looked at. */
  read: number;
  /** Rows that the largest sort ordered: none, or only ties, where an index has the order. */
  sorted: number;
  /** Whether a table that grows with the catalogue is read through from its beginning. */
  isSequential: boolean;
}

/** Brings tables into the state in which an idle database has them: only then are plans the same every time. */
export async function tidy(db: Kysely<Database>, tables: readonly string[]): Promise<void> {
  // After a checkpoint all rows count as visible to everybody, so that index-only scans are possible.
  await sql`checkpoint`.execute(db);
  for (const table of tables) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

const growing = ['users', 'photographers', 'portfolios', 'media', 'social_links'];

/** Runs the query and reports what it read. Only after `tidy` is that the same every time. */
export async function planOf(db: Kysely<Database>, query: RawBuilder<unknown>): Promise<Plan> {
  const { rows } = await sql<Record<string, [{ Plan: PlanNode }]>>`explain (analyze, timing off, format json) ${query}`.execute(db);
  const [explained] = Object.values(rows[0] ?? {});
  const nodes = explained ? nodesOf(explained[0].Plan) : [];
  const scans = nodes.filter((node) => node['Node Type'].endsWith('Scan'));
  const sorts = nodes.filter((node) => node['Node Type'].endsWith('Sort'));
  return {
    read: Math.max(0, ...scans.map(rowsOf)),
    sorted: Math.max(0, ...sorts.flatMap(({ Plans = [] }) => Plans.map(rowsOf))),
    isSequential: scans.some(
      (node) => node['Node Type'] === 'Seq Scan' && rowsOf(node) > 0 && growing.includes(node['Relation Name'] ?? ''),
    ),
  };
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** What a scan that is made many times reads is reported as its average. */
const rowsOf = (node: PlanNode): number =>
  Math.round(
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) * node['Actual Loops'],
  );
