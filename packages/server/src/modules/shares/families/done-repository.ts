import { sql } from 'kysely';

/** Since when a client has done all that a share asks for: what a reminder before the last day is about. */
export const lastStep = (share: 'family' | 'project_shares') =>
  sql`case when ${sql.ref(`${share}.shows`)} = 'originals' then ${sql.ref(`${share}.choice_closed_at`)} else ${sql.ref(`${share}.signed_off_at`)} end`;

/** Since when a client has chosen or accepted: what a reminder on request is about. */
export const nextStep = (share: 'family' | 'project_shares') =>
  sql`case when ${sql.ref(`${share}.shows`)} = 'retouched' then ${sql.ref(`${share}.signed_off_at`)}
    else coalesce(${sql.ref(`${share}.choice_closed_at`)}, ${sql.ref(`${share}.signed_off_at`)}) end`;

/**
 * Whether all families of a share on which each chooses for itself have come and done this. Where pupils are known, there are as many families, those
 * of one pupil counted once, as pupils without a working share of their own: otherwise the email is still for those who have not come.
 */
export const familiesDone = (step: typeof lastStep, today: string, share: 'share' | 'project_shares' = 'project_shares') =>
  sql<boolean>`(${sql.ref(`${share}.chooses`)} = 'each_family' and (
    select count(*) > 0 and count(${step('family')}) = count(*) and count(distinct coalesce(family.pupil_id, -family.id)) >= (
      select count(*) from image_groups as pupil where pupil.project_id = ${sql.ref(`${share}.project_id`)} and pupil.class_id is not null
        and (${sql.ref(`${share}.group_id`)} is null or pupil.class_id = ${sql.ref(`${share}.group_id`)})
        and not exists (select from project_shares as own where own.group_id = pupil.id and own.role = 'client' and own.ended_at is null
          and (own.expires_on is null or own.expires_on >= ${today}::date)))
    from project_shares as family where family.parent_share_id = ${sql.ref(`${share}.id`)} and family.ended_at is null))`;
