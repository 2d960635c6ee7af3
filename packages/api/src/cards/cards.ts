import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { endpoint } from '../contract/endpoint.ts';
import { limits } from '../contract/limits.ts';
import { sentences } from '../contract/sentences.ts';
import { data, idParams, integerText } from '../contract/wire.ts';
import { cardSentences } from './card-sentences.ts';

const path = '/api/orders/:id/cards';
const imageParams = z.extend(idParams, { imageId: integerText({ min: 1, max: Number.MAX_SAFE_INTEGER, error: sentences.idInvalid }) });

/** What a photo of a card shows: the card of a pupil, one of another project or portal, several cards, or one whose code cannot be read. */
export const cardKinds = ['pupil', 'unknown', 'several', 'unreadable'] as const;
export type CardKind = (typeof cardKinds)[number];

const Card = camelCased(
  z.object({
    group_id: z.int(),
    /** What its QR code says. */
    code: z.string(),
  }),
);
/** The card of a pupil, to be printed. */
export type PupilCard = z.output<typeof Card>;

const Photo = camelCased(
  z.object({
    id: z.int(),
    name: z.string(),
    taken_at: z.nullable(z.string()),
    camera: z.nullable(z.string()),
    card: z.nullable(z.enum(cardKinds)),
    card_group_id: z.nullable(z.int()),
    group_id: z.nullable(z.int()),
    group_by: z.nullable(z.enum(['hand', 'card'])),
  }),
);

const Clock = z.object({ camera: z.string(), minutes: z.int() });

const Cards = z.object({ cards: z.array(Card), photos: z.array(Photo), clocks: z.array(Clock) });
/** The cards of the pupils of a project, what sorting by them knows of its photos, and by how much the clocks of cameras are set forward. */
export type ProjectCards = z.output<typeof Cards>;

const reply = { reply: data(Cards) };

export const listCards = endpoint('listCards', 'GET', path, {
  summary: 'The cards of the pupils of an own project, and what sorting by them knows of its photos',
  access: 'photographer',
  params: idParams,
  ...reply,
});

export const sortByCards = endpoint('sortByCards', 'POST', path, {
  summary:
    'Put the photos of an own project into the groups of the cards before them, by the clock of each camera. What somebody has put into a group stays there',
  access: 'photographer',
  params: idParams,
  ...reply,
});

export const setClock = endpoint('setClock', 'PUT', path, {
  summary:
    'Set the clock of a camera forward by so many minutes, and sort again: without own cards it then follows those of the other cameras. Null: it follows its own cards alone',
  access: 'photographer',
  params: idParams,
  body: z.object({
    camera: z.string().check(z.minLength(1, cardSentences.cameraUnknown), z.maxLength(limits.cameraLength, cardSentences.cameraUnknown)),
    minutes: z.nullable(
      z
        .int(cardSentences.minutesInvalid)
        .check(z.minimum(-limits.clockMinutes, cardSentences.minutesInvalid), z.maximum(limits.clockMinutes, cardSentences.minutesInvalid)),
    ),
  }),
  ...reply,
});

export const setCard = endpoint('setCard', 'PUT', `${path}/:imageId`, {
  summary:
    'Say whose card a photo shows, and sort again; null: it shows none, and is a photo like others. 422 when the group is not of the project',
  access: 'photographer',
  params: imageParams,
  body: camelCased(z.object({ group_id: z.nullable(z.int()) })),
  ...reply,
});
