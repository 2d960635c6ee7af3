import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { limits } from '../contract/limits.ts';
import { notice } from '../contract/notice.ts';
import { isRecord, unwrap } from '../contract/unwrap.ts';
import { sentences } from '../contract/sentences.ts';
import { data, enveloped, idParams, optionalText, requiredText } from '../contract/wire.ts';

const path = '/api/photographer/education';

const fields = {
  title: z.string(),
  description: z.nullable(z.string()),
  /** Rubles. */
  price: z.nullable(z.int()),
  /** Its address. */
  image: z.nullable(z.string()),
};
const EducationEntry = z.object({ id: z.int(), ...fields });
/** Something that a photographer teaches. No screen shows it yet (ledger CON-48). */
export type EducationEntry = z.output<typeof EducationEntry>;

const EducationInput = z.object(fields);
export type EducationInput = z.output<typeof EducationInput>;

const isAddress = (text: string | null): boolean => text === null || /^(https:\/\/[^\s/]|\/(?!\/))\S*$/.test(text);

const input = z.codec(
  z.object({
    title: requiredText(limits.nameLength, sentences.titleRequired, sentences.titleLength),
    description: optionalText(limits.portfolioDescriptionLength, sentences.descriptionLength),
    price: z.nullish(
      z.int(sentences.priceWhole).check(z.minimum(0, sentences.priceInvalid), z.maximum(limits.priceMax, sentences.priceMax)),
    ),
    image: optionalText(limits.addressLength, sentences.addressInvalid).check(z.refine(isAddress, sentences.addressInvalid)),
  }),
  EducationInput,
  { decode: (wire) => ({ ...wire, price: wire.price ?? null }), encode: (value) => value },
);

const one = {
  reply: data(EducationEntry),
  read: (raw: unknown): unknown => {
    const body = unwrap(raw);
    return enveloped()(isRecord(body) ? { description: null, price: null, image: null, ...body } : body);
  },
};

export const createEducation = endpoint('createEducation', 'POST', path, {
  summary: 'A new entry of education',
  withoutScreen: 'the page of education makes no call (ledger CON-48)',
  access: 'photographer',
  body: input,
  ...one,
});

export const updateEducation = endpoint('updateEducation', 'PUT', `${path}/:id`, {
  summary: 'Change an own entry of education',
  withoutScreen: 'the page of education makes no call (ledger CON-48)',
  access: 'photographer',
  params: idParams,
  body: input,
  ...one,
});

export const deleteEducation = endpoint('deleteEducation', 'DELETE', `${path}/:id`, {
  summary: 'Delete an own entry of education',
  withoutScreen: 'the page of education makes no call (ledger CON-48)',
  access: 'photographer',
  params: idParams,
  ...notice,
});
