import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { ProjectSharesTable, ShareVerdictsTable } from '../../../platform/db/tables/shares.ts';
import { groupName } from '../repository.ts';
import { isReachedBy, type ShownRow, wantedFixes } from '../shown-repository.ts';

type Db = Kysely<Database>;

/** Replaces what was said through a share of a photo, of whichever version; null takes it back. Answers whether a fix of this version is wanted newly. */
export async function saveVerdict(
  trx: Db,
  { share_id, version_id }: Pick<Selectable<ShareVerdictsTable>, 'share_id' | 'version_id'>,
  said: Pick<Selectable<ShareVerdictsTable>, 'verdict' | 'remark' | 'decided_at'> | null,
): Promise<boolean> {
  const { rows } = await sql<Pick<Selectable<ShareVerdictsTable>, 'version_id' | 'verdict'>>`
    delete from share_verdicts where share_id = ${share_id}::bigint and version_id in (
      select other.id from retouched_images as other join retouched_images as version on version.photo_id = other.photo_id
      where version.id = ${version_id}::bigint) returning version_id, verdict`.execute(trx);
  if (!said) return false;
  await trx
    .insertInto('share_verdicts')
    .values({ share_id, version_id, ...said })
    .execute();
  return said.verdict === 'fix' && !rows.some((row) => row.version_id === version_id && row.verdict === 'fix');
}

interface WantedFix {
  share_id: number;
  photo_id: number;
  original_id: number | null;
  version: number;
  text: string;
  group_name: string | null;
  family_name: string | null;
  /** Another version has come since. */
  is_sent: boolean;
}

/** The fixes that clients of a project want, photo by photo. */
export async function selectFixes(db: Db, projectId: number): Promise<WantedFix[]> {
  const { rows } = await sql<WantedFix>`
    select wanting.id as share_id, version.photo_id, original_id, version.version, remark as text, ${groupName('wanting')}, wanting.family_name, exists (
      select from retouched_images as newer where newer.photo_id = version.photo_id and newer.created_at > decided_at) as is_sent
    from ${wantedFixes} and wanting.project_id = ${projectId}::bigint order by version.photo_id, decided_at, wanting.id`.execute(db);
  return rows;
}

/** A photo as a retoucher's share shows it: an original, or a retouched one without an original. */
type Photo = Pick<ShownRow, 'id' | 'original_id'>;
const keyOf = ({ id, original_id }: Photo): string => (original_id === null ? `retouched ${id}` : `original ${original_id}`);

/** The same for a retoucher, where nothing was sent since. Two wishes for a photo become two lines. */
export async function fixesOf(db: Db, projectId: number): Promise<(photo: Photo) => string | undefined> {
  const left = (await selectFixes(db, projectId)).filter(({ is_sent }) => !is_sent);
  const byPhoto = Map.groupBy(left, ({ photo_id, original_id }) => keyOf({ id: photo_id, original_id }));
  return (photo) =>
    byPhoto
      .get(keyOf(photo))
      ?.map(({ text }) => text)
      .join('\n');
}

/**
 * Takes back what was accepted through a share, at its last time and before, except what another client accepts still: of two clients, the time of the
 * first is stored. A share that has ended does not count: where its group was deleted or has become one with another, nothing tells what it had shown.
 */
export async function withdrawAccepted(
  trx: Db,
  { id, project_id, signed_off_at }: Pick<Selectable<ProjectSharesTable>, 'id' | 'project_id' | 'signed_off_at'>,
): Promise<void> {
  await sql`update retouched_images as version set accepted_at = null from retouched_photos as photo
    where photo.id = version.photo_id and photo.project_id = ${project_id}::bigint and version.accepted_at <= ${signed_off_at}::timestamptz
      and exists (select from project_shares as taking where taking.id = ${id}::bigint and ${isReachedBy('taking')})
      and not exists (select from project_shares as other where other.id <> ${id}::bigint and other.ended_at is null
        and other.signed_off_at >= version.accepted_at and ${isReachedBy('other')})`.execute(trx);
}
