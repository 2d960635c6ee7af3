import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { endpoint } from '../contract/endpoint.ts';
import { fieldsOfFiles, fileFields, filesOf, normaliseFiles, normaliseSpecialization, formFlag } from '../contract/form.ts';
import { limits } from '../contract/limits.ts';
import { notice } from '../contract/notice.ts';
import { normalisePortfolio, portfolio } from './portfolio.ts';
import { each, first, isRecord, unwrap, unwrapList } from '../contract/unwrap.ts';
import { readable } from '../contract/readable.ts';
import { sentences } from '../contract/sentences.ts';
import { data, distinctIds, enveloped, idParams, integerText, optionalText, requiredText } from '../contract/wire.ts';

const path = '/api/photographer/portfolios';

/** `data` is the list, or `data.portfolios` (ledger CON-26). */
export const listPortfolios = endpoint('listPortfolios', 'GET', path, {
  summary: 'The caller’s portfolios with their photos, those without any too',
  access: 'photographer',
  reply: data(readable(portfolio)),
  read: (raw) => enveloped()(each(unwrapList(raw, ['portfolios']), normalisePortfolio)),
});

const one = {
  reply: data(portfolio),
  read: (raw: unknown): unknown => {
    const body = unwrap(raw);
    return enveloped(normalisePortfolio)(isRecord(body) && isRecord(body['portfolio']) ? body['portfolio'] : body);
  },
};

/** A write is answered with an id; a server may leave out the rest. */
const written = { ...one, read: (raw: unknown): unknown => one.read(withTitle(unwrap(raw))) };
const withTitle = (body: unknown): unknown => (isRecord(body) && !('portfolio' in body) ? { title: '', ...body } : body);

export const getPortfolio = endpoint('getPortfolio', 'GET', `${path}/:id`, {
  summary: 'One of the caller’s portfolios with its photos. 404 when it does not exist or is not the caller’s',
  access: 'photographer',
  params: idParams,
  ...one,
});

const texts = {
  title: requiredText(limits.nameLength, sentences.titleRequired, sentences.titleLength),
  description: optionalText(limits.portfolioDescriptionLength, sentences.descriptionLength),
};
const input = camelCased(z.object({ ...texts, specialization_id: z.int(sentences.specializationRequired) }));
/** A portfolio as its form saves it. */
export type PortfolioInput = z.output<typeof input>;

/** `title` or `name`, `specialization_id` or `category_id`. */
const normaliseInput = (raw: unknown): unknown =>
  isRecord(raw) ? normaliseSpecialization({ ...raw, title: first(raw, 'title', 'name') }) : raw;

export const createPortfolio = endpoint('createPortfolio', 'POST', path, {
  summary: 'A new portfolio, still without photos. It stands behind the others',
  access: 'photographer',
  body: input,
  readBody: normaliseInput,
  ...written,
});

interface NewPortfolio extends PortfolioInput {
  /** Whether the photos are shown before others on the card. */
  isFeatured: boolean;
  files: Blob[];
}

/** The same call as a form, distinguished by its media type (ledger CON-29). */
export const createPortfolioWithPhotos = endpoint('createPortfolioWithPhotos', 'POST', path, {
  summary: 'A new portfolio together with its first photos, all or nothing. Multipart field `file`, several as `file[]`',
  withoutScreen: 'the form creates a portfolio first and then adds its photos (ledger CON-29)',
  access: 'photographer',
  takes: 'several',
  body: z.codec(
    z.object({
      ...texts,
      ...fileFields,
      specialization_id: integerText({ min: 1, max: Number.MAX_SAFE_INTEGER, error: sentences.specializationRequired }),
      is_featured: z.optional(formFlag),
    }),
    z.custom<NewPortfolio>(),
    {
      decode: ({ title, description, specialization_id, is_featured, ...files }) => ({
        title,
        description,
        specializationId: specialization_id,
        isFeatured: is_featured ?? false,
        files: filesOf(files),
      }),
      encode: ({ title, description, specializationId, isFeatured, files }) => ({
        title,
        description,
        specialization_id: specializationId,
        is_featured: isFeatured,
        ...fieldsOfFiles(files),
      }),
    },
  ),
  readBody: (raw) => normaliseFiles(normaliseInput(raw)),
  ...written,
});

export const updatePortfolio = endpoint('updatePortfolio', 'PUT', `${path}/:id`, {
  summary: 'Change the texts and the specialization of an own portfolio. 409 with the portfolio when it has changed meanwhile',
  access: 'photographer',
  params: idParams,
  isVersioned: true,
  body: input,
  readBody: normaliseInput,
  ...written,
});

export const deletePortfolio = endpoint('deletePortfolio', 'DELETE', `${path}/:id`, {
  summary: 'Delete an own portfolio, its photos and their files',
  access: 'photographer',
  params: idParams,
  ...notice,
});

const NewOrder = z.object({
  /** Every id once, in the new order. */
  order: z.array(z.int()),
  /** The portfolio whose photos are sorted; null: the portfolios themselves (ledger CON-33). */
  portfolioId: z.nullable(z.int()),
});

export const saveOrder = endpoint('saveOrder', 'PUT', `${path}/order`, {
  summary: 'The whole new order, of the caller’s portfolios or of the photos of one. 422 unless it names each exactly once',
  access: 'photographer',
  body: z.codec(
    z.object({
      order: distinctIds(limits.photosPerPortfolio, sentences.orderStale),
      portfolio_id: z.nullish(z.int()),
    }),
    NewOrder,
    {
      decode: ({ order, portfolio_id }) => ({ order, portfolioId: portfolio_id ?? null }),
      encode: ({ order, portfolioId }) => ({ order, ...(portfolioId === null ? {} : { portfolio_id: portfolioId }) }),
    },
  ),
  ...notice,
});
