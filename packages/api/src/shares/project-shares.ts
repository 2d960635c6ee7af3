import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { endpoint, file } from '../contract/endpoint.ts';
import { limits, shareLimits } from '../contract/limits.ts';
import { readable } from '../contract/readable.ts';
import { sentences } from '../contract/sentences.ts';
import { unwrap } from '../contract/unwrap.ts';
import { data, distinctIds, enveloped, idParams, integerText, seen } from '../contract/wire.ts';
import { email } from '../profile/email.ts';
import { day } from '../projects/days.ts';
import { chosenIds } from '../project-images/chosen-ids.ts';
import { alsoShows, choiceOfShare, clientMarks, shareChoice, shareHistory, shareRole, shareShows, projectShare } from './share.ts';
import { namePattern, usualNames } from './chosen-files.ts';
import { shareSentences } from './share-sentences.ts';
import { pinText } from './pin.ts';
import { watermarkCharacters } from './watermark.ts';

const path = '/api/orders/:id/shares';
const id = integerText({ min: 1, max: Number.MAX_SAFE_INTEGER, error: sentences.idInvalid });
const shareParams = z.extend(idParams, { shareId: id });

/** Offset and number, for lists that are read page by page. */
export const pageQuery = z.object({
  offset: z._default(integerText({ min: 0, max: limits.projectImages * 2, error: shareSentences.offsetInvalid }), 0),
  limit: z._default(integerText({ min: 1, max: shareLimits.pageSizeMax, error: shareSentences.pageInvalid }), shareLimits.pageSize),
});

export const listShares = endpoint('listShares', 'GET', path, {
  summary: 'The shares of an own project for clients and retouchers, ended ones too, the newest first',
  access: 'photographer',
  params: idParams,
  reply: data(readable(projectShare)),
  read: (raw) => enveloped()(unwrap(raw)),
});

const pin = z.optional(z.nullable(pinText));
const lastDay = z.optional(z.nullable(day(sentences.dateInvalid)));
const choiceLimit = z.nullable(
  z
    .int({ error: shareSentences.limitInvalid })
    .check(z.minimum(1, shareSentences.limitInvalid), z.maximum(shareLimits.choiceMax, shareSentences.limitInvalid)),
);

/** Only characters of the server's font: others would be rendered as empty boxes. */
const watermarkText = z.string().check(
  z.overwrite((text) => seen(text).replaceAll(/\s+/gu, ' ')),
  z.trim(),
  z.regex(new RegExp(`^[${watermarkCharacters}]{1,${shareLimits.watermarkLength}}$`), shareSentences.watermarkInvalid),
);
const watermark = z.optional(z.nullable(watermarkText));

export const listShareAddresses = endpoint('listShareAddresses', 'GET', '/api/orders/:id/share-addresses', {
  summary:
    'The addresses of the shares of an own project that still work, the newest first, or of one of them (`share_id`). Null where the server no longer has the key to read it: then only a new one helps',
  access: 'photographer',
  params: idParams,
  query: camelCased(z.object({ share_id: z.optional(id) })),
  reply: data(z.array(camelCased(z.object({ share_id: z.int(), address: z.nullable(z.string()) })))),
});

/** Only of a share of one group, and without effect where that is on another level. Absent: nothing. */
const besides = z.optional(alsoShows);

const newShareFields = {
  shows: shareShows,
  also_shows: besides,
  /** Digits; null or left out: none. */
  pin,
  /** The last day, `YYYY-MM-DD`. Absent: 30 days from now; null: it has none. */
  expires_on: lastDay,
  can_download: z.boolean(),
  choice_limit: choiceLimit,
  /** A watermark across the originals that a client sees; null or absent: none. */
  watermark,
};

const newShare = camelCased(
  z.object({
    role: shareRole,
    ...newShareFields,
    /** The group that it shows alone, which cannot be changed; null or absent: the whole project. */
    group_id: z.optional(z.nullable(z.int())),
    /** Where the share is sent by email, and a reminder before its last day; null or absent: nowhere. */
    email: z.optional(z.nullable(email)),
  }),
);
/** The input for a new share. */
export type NewShare = z.output<typeof newShare>;

/** `address`: where the share is opened, without the host. */
const addressed = z.object({ share: projectShare, address: z.string() });
const withAddress = data(addressed);

export const createShare = endpoint('createShare', 'POST', path, {
  summary:
    'Make a share of an own project, and send it by email where an address is given. Answers its address, as `listShareAddresses` does later',
  access: 'photographer',
  params: idParams,
  body: newShare,
  reply: withAddress,
});

const groupShares = camelCased(z.object(newShareFields));
/** The settings that the shares of all groups have in common. */
export type GroupShares = z.output<typeof groupShares>;

export const createGroupShares = endpoint('createGroupShares', 'POST', '/api/orders/:id/group-shares', {
  summary:
    'Make a share for clients to each group of an own project that has none which works, where a class has pupils to these instead of the class, all of them or none. Answers them in the order of the groups, with their addresses',
  access: 'photographer',
  params: idParams,
  body: groupShares,
  reply: data(z.array(addressed)),
});

const shareChanges = camelCased(
  z.object({
    shows: z.optional(shareShows),
    also_shows: besides,
    /** Null: removes the PIN; absent: no change. After a new PIN visitors have to enter it again. */
    pin,
    expires_on: lastDay,
    can_download: z.optional(z.boolean()),
    choice_limit: z.optional(choiceLimit),
    /** Null: removes it. All earlier addresses of images stop working. */
    watermark,
    /** `false` reopens a choice that the client has sent. */
    is_choice_closed: z.optional(z.literal(false)),
  }),
);
/** Changes of a share; absent fields stay. */
export type ShareChanges = z.output<typeof shareChanges>;
/** What shares are changed to in bulk. */
export type BulkChanges = Pick<ShareChanges, 'shows' | 'expiresOn' | 'canDownload' | 'choiceLimit'>;

export const updateShare = endpoint('updateShare', 'PUT', `${path}/:shareId`, {
  summary:
    'Change what an own share shows and allows; what is not sent stays. 409 when it was ended, and with the share when it has changed meanwhile',
  access: 'photographer',
  params: shareParams,
  isVersioned: true,
  body: shareChanges,
  reply: data(projectShare),
});

export const renewShare = endpoint('renewShare', 'POST', `${path}/:shareId/renew`, {
  summary: 'Give an own share another address; the old one is dead at once. An expired one works for 30 days again. 409 when it was ended',
  access: 'photographer',
  params: shareParams,
  reply: withAddress,
});

export const sendShare = endpoint('sendShare', 'POST', `${path}/:shareId/send`, {
  summary:
    'Send an own share by email, again or for the first time. The email has the address of the share, which goes on working for whoever has it; with `is_correction` it has a new one. 409 when the share was ended, has expired, or its address can no longer be read',
  access: 'photographer',
  params: shareParams,
  body: camelCased(
    z.object({
      email,
      /** The last email went to somebody else: the address in it stops working at once. */
      is_correction: z.optional(z.boolean()),
    }),
  ),
  reply: data(projectShare),
});

export const endShare = endpoint('endShare', 'DELETE', `${path}/:shareId`, {
  summary: 'End an own share: it works no more, and stays in the list as ended. Doing it twice changes nothing',
  access: 'photographer',
  params: shareParams,
  reply: data(projectShare),
});

export const getShareChoice = endpoint('getShareChoice', 'GET', `${path}/:shareId/choice`, {
  summary: 'What the client has chosen and remarked by an own share',
  access: 'photographer',
  params: shareParams,
  reply: data(shareChoice),
});

export const listShareChoices = endpoint('listShareChoices', 'GET', '/api/orders/:id/share-choices', {
  summary:
    'What clients have chosen and remarked by all shares of an own project, each share by itself: those through which there is something, ended ones too, in the order of their groups, those to the whole project last, with the names of the photos',
  access: 'photographer',
  params: idParams,
  reply: data(z.array(choiceOfShare)),
});

export const downloadChosen = endpoint('downloadChosen', 'GET', '/api/orders/:id/share-choices/download', {
  summary:
    'What clients have chosen and sent by all shares of an own project that are not ended, as a ZIP: the originals, or the retouched photos of them that are not held back, in folders of the class and the pupil who chose. `names` is a pattern of file names: {класс}, {ученик}, {номер}, {имя}',
  access: 'photographer',
  params: idParams,
  query: z.object({
    kind: z._default(z.enum(['original', 'retouched'], sentences.valueInvalid), 'original'),
    names: z._default(namePattern, usualNames),
  }),
  reply: file,
});

export const getShareHistory = endpoint('getShareHistory', 'GET', `${path}/:shareId/history`, {
  summary: 'What happened to an own share, the newest first, page by page',
  access: 'photographer',
  params: shareParams,
  query: pageQuery,
  reply: data(shareHistory),
});

/** Ids of the shares of a project that a call is about: at least one. */
const shareIds = distinctIds(shareLimits.perProject, shareSentences.sharesChosen).check(z.minLength(1, shareSentences.sharesChosen));

/** How many shares were changed, and all of the project. */
const bulkReply = data(z.object({ changed: z.int(), shares: readable(projectShare) }));

/** Changes that make sense in bulk; absent fields stay. */
const bulkChanges = z.object({
  shows: z.optional(shareShows),
  expires_on: lastDay,
  can_download: z.optional(z.boolean()),
  choice_limit: z.optional(choiceLimit),
});

export const updateShares = endpoint('updateShares', 'PUT', path, {
  summary:
    'Change shares for clients of an own project in bulk, all of them or none; what is not sent stays. Those that have ended, are for a retoucher, or are like this already, are passed over. Answers how many were changed, and all shares',
  access: 'photographer',
  params: idParams,
  body: camelCased(
    z.extend(bulkChanges, {
      share_ids: shareIds,
      /** Without it those whose last day has passed are passed over too: nobody may get access again by a change that was meant for others. */
      with_expired: z.optional(z.boolean()),
    }),
  ),
  reply: bulkReply,
});

export const remindShares = endpoint('remindShares', 'POST', `${path}/remind`, {
  summary:
    'Remind the clients of shares of an own project in bulk by email: those who got theirs by email, at an address that can still be read, have neither sent a choice nor accepted, and were not written to within a day. Answers how many are reminded, and how many are not because of the limits of emails',
  access: 'photographer',
  params: idParams,
  body: camelCased(z.object({ share_ids: shareIds })),
  reply: data(z.object({ reminded: z.int(), left: z.int() })),
});

export const endShares = endpoint('endShares', 'POST', `${path}/end`, {
  summary:
    'End shares for clients of an own project in bulk: they work no more, and stay in the list as ended. Those that have ended, or are for a retoucher, are passed over. Answers how many were ended, and all shares',
  access: 'photographer',
  params: idParams,
  body: camelCased(z.object({ share_ids: shareIds })),
  reply: bulkReply,
});

const marksPath = '/api/orders/:id/client-marks';

export const getClientMarks = endpoint('getClientMarks', 'GET', marksPath, {
  summary:
    'What clients chose and remarked by all shares of an own project, on photos that the shares show, and which photos no share shows',
  access: 'photographer',
  params: idParams,
  reply: data(clientMarks),
});

export const hideFromShares = endpoint('hideFromShares', 'PUT', `${marksPath}/hidden`, {
  summary:
    'Take photos, with what was retouched of them, out of all shares of an own project, or put them back. Those that are gone are passed over. Answers all marks',
  access: 'photographer',
  params: idParams,
  body: camelCased(z.object({ image_ids: chosenIds, hidden: z.boolean() })),
  reply: data(clientMarks),
});
