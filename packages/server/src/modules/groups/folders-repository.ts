import { type RawBuilder, sql } from 'kysely';

/** The names of a group's class, if it has one, and of the group: its folders in an archive. Null: there is no group. */
export const foldersOf = (groupId: RawBuilder<unknown>) =>
  sql<string[] | null>`(select array_remove(array[class.name, own.name], null) from image_groups as own
    left join image_groups as class on class.id = own.class_id where own.id = ${groupId})`;
