import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { endpoint } from '../contract/endpoint.ts';
import { limits } from '../contract/limits.ts';
import { notice } from '../contract/notice.ts';
import { readable } from '../contract/readable.ts';
import { sentences } from '../contract/sentences.ts';
import { unwrap } from '../contract/unwrap.ts';
import { data, distinctIds, enveloped, idParams, integerText, nameText } from '../contract/wire.ts';
import { email } from '../profile/email.ts';
import { chosenIds } from '../project-images/chosen-ids.ts';
import { groupSentences } from './group-sentences.ts';

const path = '/api/orders/:id/groups';
const groupId = integerText({ min: 1, max: Number.MAX_SAFE_INTEGER, error: sentences.idInvalid });
const groupParams = z.extend(idParams, { groupId });

export const imageGroup = camelCased(
  z.object({
    id: z.int(),
    name: z.string(),
    /** Of a pupil: the class; null: it is a class itself, or a group without classes. A class has no class. */
    class_id: z._default(z.nullable(z.int()), null),
    /** Where the share of a pupil is sent; only the photographer ever reads it. */
    family_email: z._default(z.nullable(z.string()), null),
  }),
);
/** A group of photos of a project: a class, which may have pupils, or a pupil. */
export type ImageGroup = z.output<typeof imageGroup>;

/** The rules for the name of a group. */
export const groupNameText = nameText(limits.groupNameLength, groupSentences.nameRequired, groupSentences.nameLength);

/** All groups after the call, in their order: each class before its pupils. */
const reply = { reply: data(readable(imageGroup)), read: (raw: unknown): unknown => enveloped()(unwrap(raw)) };

/** A download of the photos of one group, of a class with those of its pupils; 0: of those without a group. */
export const ofGroup = z.object({
  group: z.optional(integerText({ min: 0, max: Number.MAX_SAFE_INTEGER, error: sentences.idInvalid })),
});

export const listGroups = endpoint('listGroups', 'GET', path, {
  summary: 'The groups into which the photos of an own project are put, in their order',
  access: 'photographer',
  params: idParams,
  ...reply,
});

export const createGroups = endpoint('createGroups', 'POST', path, {
  summary:
    'Make groups of these names, behind the others: classes, or pupils of the class `class_id`. A name that is there already, however it is spelt, makes none. Answers all groups',
  access: 'photographer',
  params: idParams,
  body: camelCased(
    z.object({
      names: z
        .array(groupNameText)
        .check(z.minLength(1, groupSentences.namesRequired), z.maxLength(limits.groups, groupSentences.namesTooMany)),
      class_id: z.optional(z.nullable(z.int())),
    }),
  ),
  ...reply,
});

export const renameGroup = endpoint('renameGroup', 'PUT', `${path}/:groupId`, {
  summary:
    'Rename a group. 422 when another one of its class has the name, 409 when it is no longer called as `from` says. Answers all groups',
  access: 'photographer',
  params: groupParams,
  body: z.object({
    name: groupNameText,
    /** The name as it was read: another one that was given meanwhile is not overwritten. */
    from: z.optional(z.string()),
  }),
  ...reply,
});

export const deleteGroup = endpoint('deleteGroup', 'DELETE', `${path}/:groupId`, {
  summary: 'Delete a group, a class with its pupils: the photos stay, without a group. Answers all groups',
  access: 'photographer',
  params: groupParams,
  ...reply,
});

export const mergeGroups = endpoint('mergeGroups', 'POST', `${path}/merge`, {
  summary:
    'Make two groups one: the photos and pupils of `from` come into `into`, and `from` is deleted. 422 for a pupil and a class, 409 while a share that has not ended shows only one of them, or when both have a pupil of one name. Answers all groups',
  access: 'photographer',
  params: idParams,
  body: z.object({ from: z.int(), into: z.int() }),
  ...reply,
});

export const orderGroups = endpoint('orderGroups', 'PUT', path, {
  summary: 'The whole new order of the groups. 422 unless it names each exactly once. Answers all groups',
  access: 'photographer',
  params: idParams,
  body: camelCased(z.object({ group_ids: distinctIds(limits.groups, sentences.orderStale) })),
  ...reply,
});

export const putIntoClass = endpoint('putIntoClass', 'PUT', `${path}/class`, {
  summary:
    'Make groups pupils of a class; null: classes. All of them or none: 422 when one has pupils, or the class has another one of its name. Those that are gone are passed over. Answers all groups',
  access: 'photographer',
  params: idParams,
  body: camelCased(
    z.object({
      group_ids: distinctIds(limits.groups, sentences.orderStale),
      class_id: z.nullable(z.int()),
    }),
  ),
  ...reply,
});

export const setFamilyEmails = endpoint('setFamilyEmails', 'PUT', `${path}/emails`, {
  summary:
    'Set the addresses to which the shares of pupils are sent; null: none. Those that are gone are passed over. Answers all groups. No share shows an address',
  access: 'photographer',
  params: idParams,
  body: z.object({
    emails: z
      .array(camelCased(z.object({ group_id: z.int(), email: z.nullable(email) })))
      .check(z.minLength(1, groupSentences.namesRequired), z.maxLength(limits.groups, groupSentences.namesTooMany)),
  }),
  ...reply,
});

export const putIntoGroup = endpoint('putIntoGroup', 'PUT', `${path}/images`, {
  summary: 'Put photos of an own project into one of its groups; null: into none. Those that are gone are passed over',
  access: 'photographer',
  params: idParams,
  body: camelCased(
    z.object({
      image_ids: chosenIds,
      group_id: z.nullable(z.int()),
    }),
  ),
  ...notice,
});
