import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { endpoint } from '../contract/endpoint.ts';
import { limits, linkLimits } from '../contract/limits.ts';
import { readable } from '../contract/readable.ts';
import { sentences } from '../contract/sentences.ts';
import { unwrap } from '../contract/unwrap.ts';
import { data, enveloped, idParams, integerText, seen } from '../contract/wire.ts';
import { email } from '../profile/email.ts';
import { day } from '../projects/days.ts';
import { chosenIds } from '../order-images/chosen-ids.ts';
import { clientMarks, linkChoice, linkHistory, linkRole, linkShows, projectLink } from './link.ts';
import { linkSentences } from './link-sentences.ts';
import { pinText } from './pin.ts';
import { watermarkCharacters } from './watermark.ts';

const path = '/api/orders/:id/links';
const id = integerText({ min: 1, max: Number.MAX_SAFE_INTEGER, error: sentences.idInvalid });
const linkParams = z.extend(idParams, { linkId: id });

/** Offset and number, for lists that are read page by page. */
export const pageQuery = z.object({
  offset: z._default(integerText({ min: 0, max: limits.orderImages * 2, error: linkSentences.offsetInvalid }), 0),
  limit: z._default(integerText({ min: 1, max: linkLimits.pageSizeMax, error: linkSentences.pageInvalid }), linkLimits.pageSize),
});

export const listLinks = endpoint('listLinks', 'GET', path, {
  summary: 'The links of an own project for clients and retouchers, ended ones too, the newest first',
  access: 'photographer',
  params: idParams,
  reply: data(z.array(projectLink)),
  read: (raw) => enveloped()(readable(projectLink, unwrap(raw))),
});

const pin = z.optional(z.nullable(pinText));
const lastDay = z.optional(z.nullable(day(sentences.dateInvalid)));
const choiceLimit = z.nullable(
  z
    .int({ error: linkSentences.limitInvalid })
    .check(z.minimum(1, linkSentences.limitInvalid), z.maximum(linkLimits.choiceMax, linkSentences.limitInvalid)),
);

/** Only characters of the server's font: others would be rendered as empty boxes. */
const watermarkText = z.string().check(
  z.overwrite((text) => seen(text).replaceAll(/\s+/gu, ' ')),
  z.trim(),
  z.regex(new RegExp(`^[${watermarkCharacters}]{1,${linkLimits.watermarkLength}}$`), linkSentences.watermarkInvalid),
);
const watermark = z.optional(z.nullable(watermarkText));

export const listLinkAddresses = endpoint('listLinkAddresses', 'GET', '/api/orders/:id/link-addresses', {
  summary:
    'The addresses of the links of an own project that still work, the newest first, or of one of them (`link_id`). Null where the server no longer has the key to read it: then only a new one helps',
  access: 'photographer',
  params: idParams,
  query: camelCased(z.object({ link_id: z.optional(id) })),
  reply: data(z.array(camelCased(z.object({ link_id: z.int(), address: z.nullable(z.string()) })))),
});

const newLinkFields = {
  shows: linkShows,
  /** Digits; null or left out: none. */
  pin,
  /** The last day, `YYYY-MM-DD`. Absent: 30 days from now; null: it has none. */
  expires_on: lastDay,
  can_download: z.boolean(),
  choice_limit: choiceLimit,
  /** A watermark across the originals that a client sees; null or absent: none. */
  watermark,
};

const newLink = camelCased(
  z.object({
    role: linkRole,
    ...newLinkFields,
    /** The group that it shows alone, which cannot be changed; null or absent: the whole project. */
    group_id: z.optional(z.nullable(z.int())),
    /** Where the link is sent by email, and a reminder before its last day; null or absent: nowhere. */
    email: z.optional(z.nullable(email)),
  }),
);
/** The input for a new link. */
export type NewLink = z.output<typeof newLink>;

/** `address`: where the link is opened, without the host. */
const addressed = z.object({ link: projectLink, address: z.string() });
const withAddress = data(addressed);

export const createLink = endpoint('createLink', 'POST', path, {
  summary:
    'Make a link to an own project, and send it by email where an address is given. Answers its address, as `listLinkAddresses` does later',
  access: 'photographer',
  params: idParams,
  body: newLink,
  reply: withAddress,
});

const groupLinks = camelCased(z.object(newLinkFields));
/** The settings that the links of all groups have in common. */
export type GroupLinks = z.output<typeof groupLinks>;

export const createGroupLinks = endpoint('createGroupLinks', 'POST', '/api/orders/:id/group-links', {
  summary:
    'Make a link for clients to each group of an own project that has none which works, all of them or none. Answers them in the order of the groups, with their addresses',
  access: 'photographer',
  params: idParams,
  body: groupLinks,
  reply: data(z.array(addressed)),
});

const linkChanges = camelCased(
  z.object({
    shows: z.optional(linkShows),
    /** Null: removes the PIN; absent: no change. After a new PIN visitors have to enter it again. */
    pin,
    expires_on: lastDay,
    can_download: z.optional(z.boolean()),
    choice_limit: z.optional(choiceLimit),
    /** Null: removes it. All earlier addresses of images stop working. */
    watermark,
    /** `false` reopens a choice that the client has sent. */
    is_choice_closed: z.optional(z.literal(false)),
    /** What of these was read before it was changed: nothing is overwritten that was changed meanwhile. A PIN nobody can read. */
    known: z.optional(
      camelCased(
        z.object({
          shows: z.optional(linkShows),
          expires_on: z.nullish(z.string()),
          can_download: z.optional(z.boolean()),
          choice_limit: z.nullish(z.int()),
          watermark: z.nullish(z.string()),
        }),
      ),
    ),
  }),
);
/** Changes of a link; absent fields stay. */
export type LinkChanges = z.output<typeof linkChanges>;

export const updateLink = endpoint('updateLink', 'PUT', `${path}/:linkId`, {
  summary:
    'Change what an own link shows and allows; what is not sent stays. 409 when it was ended, or when a field is no longer what `known` says',
  access: 'photographer',
  params: linkParams,
  body: linkChanges,
  reply: data(projectLink),
});

export const renewLink = endpoint('renewLink', 'POST', `${path}/:linkId/renew`, {
  summary: 'Give an own link another address; the old one is dead at once. An expired one works for 30 days again. 409 when it was ended',
  access: 'photographer',
  params: linkParams,
  reply: withAddress,
});

export const sendLink = endpoint('sendLink', 'POST', `${path}/:linkId/send`, {
  summary:
    'Send an own link by email, again or for the first time. The email has the address of the link, which goes on working for whoever has it. 409 when the link was ended, has expired, or its address can no longer be read',
  access: 'photographer',
  params: linkParams,
  body: z.object({ email }),
  reply: data(projectLink),
});

export const endLink = endpoint('endLink', 'DELETE', `${path}/:linkId`, {
  summary: 'End an own link: it works no more, and stays in the list as ended. Doing it twice changes nothing',
  access: 'photographer',
  params: linkParams,
  reply: data(projectLink),
});

export const getLinkChoice = endpoint('getLinkChoice', 'GET', `${path}/:linkId/choice`, {
  summary: 'What the client has chosen and remarked by an own link',
  access: 'photographer',
  params: linkParams,
  reply: data(linkChoice),
});

export const getLinkHistory = endpoint('getLinkHistory', 'GET', `${path}/:linkId/history`, {
  summary: 'What happened to an own link, the newest first, page by page',
  access: 'photographer',
  params: linkParams,
  query: pageQuery,
  reply: data(linkHistory),
});

const marksPath = '/api/orders/:id/client-marks';

export const getClientMarks = endpoint('getClientMarks', 'GET', marksPath, {
  summary: 'What clients chose and remarked by all links of an own project, on photos that the links show, and which photos no link shows',
  access: 'photographer',
  params: idParams,
  reply: data(clientMarks),
});

export const hideFromLinks = endpoint('hideFromLinks', 'PUT', `${marksPath}/hidden`, {
  summary:
    'Take photos, with what was retouched of them, out of all links of an own project, or put them back. Those that are gone are passed over. Answers all marks',
  access: 'photographer',
  params: idParams,
  body: camelCased(z.object({ image_ids: chosenIds, hidden: z.boolean() })),
  reply: data(clientMarks),
});
