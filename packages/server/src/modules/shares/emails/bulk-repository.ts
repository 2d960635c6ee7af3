import { sql } from 'kysely';
import type { Db, SharePlace } from '../repository.ts';

/** A share with what its email needs. */
export interface Addressed {
  id: number;
  token_hash: string;
  encrypted_token: string;
  client_email: string;
}

/**
 * Those of these shares of a project that may be sent to the family of their pupil, locked: they work, and were not sent yet. What was not delivered is
 * sent again, to another address only where the first has no mailbox: in any other somebody may have an earlier email. A class with pupils has no family.
 */
export async function lockSendable(
  trx: Db,
  { photographerId, projectId }: Omit<SharePlace, 'shareId'>,
  { ids, today }: { ids: readonly number[]; today: string },
): Promise<Addressed[]> {
  const { rows } = await sql<Addressed>`
    select share.id, token_hash, encrypted_token, family_email as client_email
    from project_shares as share join image_groups as pupil on pupil.id = share.group_id
    where share.id = any (${ids}::bigint[]) and share.project_id = ${projectId}::bigint and share.photographer_id = ${photographerId}::bigint
      and role = 'client' and parent_share_id is null and ended_at is null and (expires_on is null or expires_on >= ${today}::date)
      and family_email is not null
      and not exists (select from image_groups as other where other.class_id = pupil.id)
      and (email_state is null or (email_state = 'failed' and (email_failure = 'no_mailbox') = (client_email <> family_email)))
    order by share.id for update of share`.execute(trx);
  return rows;
}

/** Notes where each is sent. A later reminder is due again. */
export async function queueEmails(trx: Db, shares: readonly Pick<Addressed, 'id' | 'client_email'>[]): Promise<void> {
  const [ids, emails] = [shares.map(({ id }) => id), shares.map(({ client_email }) => client_email)];
  await sql`update project_shares set client_email = email, email_state = 'queued', email_failure = null, reminded_at = null
    from unnest(${ids}::bigint[], ${emails}::text[]) as wanted (id, email) where project_shares.id = wanted.id`.execute(trx);
}

/**
 * Lets the emails of these groups that wait leave to the new addresses of their families, or not at all where there is none any more. The caller has
 * locked the project, and changes the groups afterwards.
 */
export async function redirectQueued(
  trx: Db,
  projectId: number,
  emails: readonly { groupId: number; email: string | null }[],
): Promise<void> {
  const [ids, addresses] = [emails.map(({ groupId }) => groupId), emails.map(({ email }) => email)];
  await sql`update project_shares as share
    set client_email = email, email_state = case when email is not null then 'queued' end, email_failure = null
    from unnest(${ids}::bigint[], ${addresses}::text[]) as wanted (id, email) join image_groups as pupil on pupil.id = wanted.id
    where share.group_id = pupil.id and share.project_id = ${projectId}::bigint and email_state = 'queued' and ended_at is null
      and client_email = family_email and email is distinct from family_email`.execute(trx);
}

/** Emails that wait for the limits are queued, and no job has them. */
const waiting = sql`email_state = 'queued' and ended_at is null and client_email is not null
  and not exists (select from jobs where kind = 'share-email' and (payload->>'shareId')::bigint = project_shares.id)`;

/** Whose emails wait. */
export async function selectWaitingPhotographers(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select distinct photographer_id as id from project_shares where ${waiting}`.execute(db);
  return rows.map(({ id }) => id);
}

/** These emails of a photographer, locked, of the oldest share first. One that is being changed waits for the next time. */
export async function selectWaiting(trx: Db, photographerId: number): Promise<Addressed[]> {
  const { rows } = await sql<Addressed>`select id, token_hash, encrypted_token, client_email from project_shares
    where photographer_id = ${photographerId}::bigint and ${waiting} order by id limit 500 for update skip locked`.execute(trx);
  return rows;
}
