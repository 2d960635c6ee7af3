import * as z from 'zod/mini';
import { endpoint, file } from '../contract/endpoint.ts';
import { blob, normaliseFile, formId } from '../contract/form.ts';
import { ofGroup } from '../groups/groups.ts';
import { limits } from '../contract/limits.ts';
import { notice } from '../contract/notice.ts';
import { isPath, lacksExtension } from './name-keys.ts';
import { chosenIds } from './chosen-ids.ts';
import { imageMarks, normaliseProjectImage, projectImage } from './project-image.ts';
import { each, first, isRecord, unwrap, unwrapList } from '../contract/unwrap.ts';
import { readable } from '../contract/readable.ts';
import { sentences } from '../contract/sentences.ts';
import { data, distinctIds, enveloped, idParams, integerText, requiredText } from '../contract/wire.ts';

const path = '/api/orders/:id/images';
const imageParams = z.extend(idParams, { imageId: integerText({ min: 1, max: Number.MAX_SAFE_INTEGER, error: sentences.idInvalid }) });

/** `data` is the list, or `data.images` (D2 §7). */
export const listProjectImages = endpoint('listProjectImages', 'GET', path, {
  summary: 'The photos of an own project, in their order',
  access: 'photographer',
  params: idParams,
  reply: data(readable(projectImage)),
  read: (raw) => enveloped()(each(unwrapList(raw, ['images', 'items']), normaliseProjectImage)),
});

const one = {
  reply: data(projectImage),
  read: (raw: unknown): unknown => {
    const body = unwrap(raw);
    return enveloped(normaliseProjectImage)(isRecord(body) && isRecord(body['image']) ? body['image'] : body);
  },
};

const NewImage = z.object({ image: blob, orderId: z.nullable(z.int()), groupId: z.optional(z.int()) });

export const addProjectImage = endpoint('addProjectImage', 'POST', path, {
  summary:
    'One photo for an own project. Multipart field `image`: JPEG or PNG. The same file of the same name again is the same photo; another one of that name gets a number: `IMG_1 (2).jpg`. With `group_id` it comes into that group, unless it is in one',
  access: 'photographer',
  takes: 'one',
  params: idParams,
  body: z.codec(z.object({ image: blob, order_id: formId, group_id: formId }), NewImage, {
    decode: ({ image, order_id, group_id }) => ({ image, orderId: order_id ?? null, ...(group_id !== undefined && { groupId: group_id }) }),
    encode: ({ image, orderId, groupId }) => ({
      image,
      ...(orderId === null ? {} : { order_id: orderId }),
      ...(groupId !== undefined && { group_id: groupId }),
    }),
  }),
  readBody: (raw) => normaliseFile(raw, 'image'),
  ...one,
});

export const getProjectImage = endpoint('getProjectImage', 'GET', `${path}/:imageId`, {
  summary: 'One photo of one of the caller’s projects. 404 when it does not exist or is not the caller’s',
  access: 'photographer',
  params: imageParams,
  ...one,
});

/** The rules for the name of a photo: a file name that systems can open and by which its retouched photo is matched. */
export const imageNameText = requiredText(limits.imageNameLength, sentences.fileNameRequired, sentences.titleLength).check(
  z.refine((text) => !isPath(text), { error: sentences.fileNamePath, abort: true }),
  z.refine((text) => !lacksExtension(text), sentences.fileNameExtension),
);

/** In Unicode NFC before it is measured, since that may make it longer. */
const name = z.pipe(z.string({ error: sentences.fileNameRequired }).check(z.overwrite((text) => text.normalize('NFC'))), imageNameText);
const properties = z
  .record(z.string(), z.unknown(), sentences.propertiesInvalid)
  .check(z.refine((value) => JSON.stringify(value).length <= limits.customPropertiesLength, sentences.propertiesInvalid));

/** Absent fields stay as they are. */
const ImageChanges = z.object({
  name: z.optional(z.string()),
  customProperties: z.optional(z.record(z.string(), z.unknown())),
});
/** The name as it was read before it was changed: another one that was given meanwhile is not overwritten. */
/** `from`: the name as it was read. */
const Renaming = z.extend(ImageChanges, { from: z.optional(z.string()) });
/** Changes of a photo of a project. */
export type ProjectImageChanges = z.output<typeof Renaming>;

export const updateProjectImage = endpoint('updateProjectImage', 'PUT', `${path}/:imageId`, {
  summary:
    'Rename an own photo or change what other programs keep with it; what is not sent stays. 422 when another photo has the name, 409 when it is no longer called as `from` says',
  access: 'photographer',
  params: imageParams,
  body: z.codec(z.object({ name: z.optional(name), custom_properties: z.optional(properties), from: z.optional(z.string()) }), Renaming, {
    decode: ({ name: named, custom_properties, from }) => ({
      ...(named !== undefined && { name: named, from }),
      ...(custom_properties !== undefined && { customProperties: custom_properties }),
    }),
    encode: ({ name: named, customProperties, from }) => ({
      ...(named !== undefined && { name: named, from }),
      ...(customProperties !== undefined && { custom_properties: customProperties }),
    }),
  }),
  ...one,
});

const Replacement = z.extend(ImageChanges, { image: blob });

/** JSON inside a form. */
const propertiesText = z.codec(z.string(), properties, {
  decode: (text, context) => {
    try {
      return JSON.parse(text) as Record<string, unknown>;
    } catch {
      context.issues.push({ code: 'custom', input: text, message: sentences.propertiesInvalid });
      return z.NEVER;
    }
  },
  encode: (value) => JSON.stringify(value),
});

/** The same call as a form, distinguished by its media type. */
export const replaceProjectImage = endpoint('replaceProjectImage', 'PUT', `${path}/:imageId`, {
  summary: 'Put another file in the place of an own photo. Multipart field `new_image`: JPEG or PNG',
  withoutScreen: 'renaming sends the same call as JSON (ledger OPEN-45)',
  access: 'photographer',
  takes: 'one',
  params: imageParams,
  body: z.codec(z.object({ new_image: blob, name: z.optional(name), custom_properties: z.optional(propertiesText) }), Replacement, {
    decode: ({ new_image, name: named, custom_properties }) => ({
      image: new_image,
      ...(named !== undefined && { name: named }),
      ...(custom_properties !== undefined && { customProperties: custom_properties }),
    }),
    encode: ({ image, name: named, customProperties }) => ({
      new_image: image,
      ...(named !== undefined && { name: named }),
      ...(customProperties !== undefined && { custom_properties: customProperties }),
    }),
  }),
  readBody: (raw) => normaliseFile(raw, 'new_image'),
  ...one,
});

export const deleteProjectImage = endpoint('deleteProjectImage', 'DELETE', `${path}/:imageId`, {
  summary: 'Delete an own photo and its files. What was retouched of it stays',
  access: 'photographer',
  params: imageParams,
  ...notice,
});

const NewOrder = z.object({
  /** Every id once, in the new order. */
  imageIds: z.array(z.int()),
});

export const reorderProjectImages = endpoint('reorderProjectImages', 'POST', `${path}/reorder`, {
  summary: 'The whole new order of the photos of an own project. 422 unless it names each exactly once',
  withoutScreen: 'sorting has four fixed orders (ledger OPEN-45)',
  access: 'photographer',
  params: idParams,
  body: z.codec(
    z.object({
      image_ids: distinctIds(limits.projectImages, sentences.orderStale),
    }),
    NewOrder,
    { decode: ({ image_ids }) => ({ imageIds: image_ids }), encode: ({ imageIds }) => ({ image_ids: imageIds }) },
  ),
  readBody: (raw) => (isRecord(raw) ? { ...raw, image_ids: first(raw, 'image_ids', 'imageIds', 'ids') } : raw),
  ...notice,
});

/** `from`: its name as it was read. */
const NewNames = z.array(z.object({ id: z.int(), name, from: z.optional(z.string()) })).check(
  z.minLength(1, sentences.projectImagesChosen),
  z.maxLength(limits.projectImages, sentences.projectImagesChosen),
  z.refine((names) => new Set(names.map(({ id }) => id)).size === names.length, sentences.orderRepeats),
);

export const renameProjectImages = endpoint('renameProjectImages', 'POST', `${path}/rename`, {
  summary:
    'Rename photos of an own project: all of them or, where one is not there or its name is taken, none. Two may change names. 409 when one is no longer called as its `from` says',
  access: 'photographer',
  params: idParams,
  body: z.object({ names: NewNames }),
  reply: data(readable(projectImage)),
  read: (raw) => enveloped()(each(unwrapList(raw, ['images', 'items']), normaliseProjectImage)),
});

/** The messages about marks. */
export const markSentences = {
  saved: 'Отметки сохранены',
  invalid: 'Такой отметки нет',
  rating: `Звёзд может быть от 0 до ${limits.imageRating}`,
  required: 'Укажите отметку или звёзды',
};

const rating = z.int(markSentences.rating).check(z.gte(0, markSentences.rating), z.lte(limits.imageRating, markSentences.rating));

const MarkChange = z
  .object({ ids: chosenIds, mark: z.exactOptional(z.nullable(z.enum(imageMarks, markSentences.invalid))), rating: z.exactOptional(rating) })
  .check(
    z.refine(({ mark, rating: stars }) => mark !== undefined || stars !== undefined, { error: markSentences.required, path: ['mark'] }),
  );
/** What becomes of the marks of some photos; what is not named stays. */
export type ImageMarkChange = Omit<z.output<typeof MarkChange>, 'ids'>;

export const markProjectImages = endpoint('markProjectImages', 'POST', `${path}/marks`, {
  summary:
    'Mark photos of an own project as kept or rejected, give them 1 to 5 stars, or take either away (`null`, 0): all of them or, where one is not there, none. What is not sent stays',
  access: 'photographer',
  params: idParams,
  body: MarkChange,
  ...notice,
});

export const downloadProjectImages = endpoint('downloadProjectImages', 'GET', `${path}/download`, {
  summary: 'All photos of an own project as a ZIP, those of a group in a folder of its name; or the photos of one group',
  access: 'photographer',
  params: idParams,
  query: ofGroup,
  reply: file,
});

export const downloadProjectImage = endpoint('downloadProjectImage', 'GET', `${path}/:imageId/download`, {
  summary: 'The original file of an own photo',
  access: 'photographer',
  params: imageParams,
  reply: file,
});

export const downloadChosenImages = endpoint('downloadChosenImages', 'POST', '/api/images/download', {
  summary: 'Some photos of own projects as a ZIP, in the order they are named',
  access: 'photographer',
  body: z.object({ ids: chosenIds }),
  reply: file,
});
