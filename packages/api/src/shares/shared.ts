import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { endpoint, file } from '../contract/endpoint.ts';
import { shareLimits } from '../contract/limits.ts';
import { readable } from '../contract/readable.ts';
import { sentences } from '../contract/sentences.ts';
import { unwrap } from '../contract/unwrap.ts';
import { data, enveloped, integerText, maxCharacters, nameText, seen } from '../contract/wire.ts';
import { sharedImage, sharedProject, verdict } from './share.ts';
import { chosenIds } from '../project-images/chosen-ids.ts';
import { shareSentences } from './share-sentences.ts';
import { pinText } from './pin.ts';
import { pageQuery } from './project-shares.ts';

const path = '/api/shared';
const anyId = { min: 1, max: Number.MAX_SAFE_INTEGER, error: sentences.idInvalid };
const imageParams = z.object({ imageId: integerText(anyId) });
const photoParams = z.object({ photoId: integerText(anyId) });

export const getShared = endpoint('getShared', 'GET', path, {
  summary: 'What a share leads to. 404 for one that is not there, 410 for one that works no more. Before its PIN only that it needs one',
  access: 'share-before-pin',
  reply: data(sharedProject),
});

export const enterSharedPin = endpoint('enterSharedPin', 'POST', `${path}/pin`, {
  summary:
    'Open a share with its PIN, spaces and hyphens in it aside. All later calls send the answer as X-Share-Pass: without it they are refused with 403. 429 after too many wrong ones of this visitor, of this network address, or of all together',
  access: 'share-before-pin',
  body: z.object({
    /** What can be no PIN is refused and counts as no attempt. */
    pin: pinText,
    /** A random text that a visitor's page keeps: behind one network address, wrong PINs are counted for each. */
    visitor: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/, sentences.valueInvalid))),
  }),
  reply: data(camelCased(z.object({ pass: z.string(), expires_at: z.string() }))),
});

export const joinShare = endpoint('joinShare', 'POST', `${path}/families`, {
  summary:
    'Say by a share on which each family chooses for itself who is choosing. Answers the address of the family’s own share, which is for it alone, and where the share has a PIN a pass for it. A name that is there already makes another family: nobody is told of others',
  access: 'share-before-family',
  body: z.object({ name: nameText(shareLimits.familyNameLength, shareSentences.familyRequired, shareSentences.familyLength) }),
  reply: data(z.object({ address: z.string(), pass: z.nullable(z.string()) })),
});

export const listSharedImages = endpoint('listSharedImages', 'GET', `${path}/images`, {
  summary:
    'The photos that a share shows, page by page: retouched ones and proofs of originals, without what a camera wrote into them but the time',
  access: 'share',
  query: pageQuery,
  reply: data(z.object({ items: readable(sharedImage), total: z.int() })),
  read: (raw) => enveloped()(unwrap(raw)),
});

export const setSharedFavourite = endpoint('setSharedFavourite', 'PUT', `${path}/images/:imageId/favourite`, {
  summary: 'Choose a photo, named by its original, or take it out of the choice. 409 over the limit and after the choice was closed',
  access: 'client',
  params: imageParams,
  body: z.object({ favourite: z.boolean() }),
  reply: data(camelCased(z.object({ favourite_count: z.int() }))),
});

/** Plain text: it is never interpreted as markup. */
const remarkText = z.string().check(
  z.overwrite((text) => seen(text.replaceAll('\r\n', '\n'))),
  z.trim(),
  maxCharacters(shareLimits.remarkLength, shareSentences.remarkLength),
);

export const setSharedRemark = endpoint('setSharedRemark', 'PUT', `${path}/images/:imageId/remark`, {
  summary: 'Write a remark on a photo, named by its original; an empty one deletes it',
  access: 'client',
  params: imageParams,
  body: z.object({ text: remarkText }),
  reply: data(z.object({ remark: z.nullable(z.string()) })),
});

export const closeSharedChoice = endpoint('closeSharedChoice', 'POST', `${path}/choice`, {
  summary:
    'Say that the choice is made, once: the photographer is told. 409 the second time, 422 while more or fewer are chosen than may be',
  access: 'client',
  reply: data(sharedProject),
});

export const setSharedVerdict = endpoint('setSharedVerdict', 'PUT', `${path}/images/:photoId/verdict`, {
  summary:
    'Say of a retouched photo, named by its own id and by the version that was seen, that it is liked or what is to be fixed; null takes that back. 409 where another version is shown by now, and once it is accepted',
  access: 'client',
  params: photoParams,
  body: camelCased(
    z.object({
      version_id: z.int(sentences.idInvalid),
      verdict: z.nullable(verdict),
      /** What is to be fixed: only with `fix`, and there at least a character. */
      fix: z.nullable(remarkText),
    }),
  ).check(
    z.refine(({ verdict: said, fix }) => (said === 'fix' ? Boolean(fix) : fix === null), {
      error: shareSentences.fixRequired,
      path: ['fix'],
    }),
  ),
  reply: data(sharedProject),
});

export const signOffShared = endpoint('signOffShared', 'POST', `${path}/sign-off`, {
  summary:
    'Say that the photos are accepted. 409 the second time, unless the photographer has shown new versions since; before a choice that was begun is sent; while a chosen photo is not retouched or a fix is wanted; and where other versions are shown by now than were seen; 422 before there is a retouched one',
  access: 'client',
  body: camelCased(z.object({ shown_digest: z.string().check(z.maxLength(100)) })),
  reply: data(sharedProject),
});

export const withdrawSignOff = endpoint('withdrawSignOff', 'DELETE', `${path}/sign-off`, {
  summary:
    'Take back that the photos are accepted: within a day, and before the photographer puts the project into the archive. 409 later, and where nothing is accepted',
  access: 'client',
  reply: data(sharedProject),
});

/** Ids in an address: `1,2,3`. */
const idsText = z.codec(z.string(), chosenIds, {
  decode: (text, context) => {
    if (/^\d{1,15}(,\d{1,15})*$/.test(text)) return text.split(',').map(Number);
    context.issues.push({ code: 'custom', input: text, message: sentences.valueInvalid });
    return z.NEVER;
  },
  encode: (ids) => ids.join(','),
});

export const downloadShared = endpoint('downloadShared', 'GET', `${path}/download`, {
  summary:
    'What a share shows as a ZIP: the retouched photos for a client, for a retoucher the chosen originals in folders of their class and pupil, with a list of remarks; `ids` names some of them. 403 where the photographer has not allowed it',
  access: 'share',
  query: z.object({ ids: z.optional(idsText) }),
  reply: file,
  withoutScreen: 'The browser makes it, by the address of getDownloadAddress',
});

export const downloadSharedImage = endpoint('downloadSharedImage', 'GET', `${path}/images/:photoId/file`, {
  summary:
    'The full-size file of one photo, by its own id: a retouched one for a client, an original for a retoucher, as the archive holds it. 403 where the photographer has not allowed it',
  access: 'share',
  params: photoParams,
  reply: file,
});

export const getDownloadAddress = endpoint('getDownloadAddress', 'GET', `${path}/download/address`, {
  summary:
    'An address under which a browser downloads the archive of a share, or the file of one photo, without any header. It is valid for a while, and refused like the call itself as soon as that is',
  access: 'share',
  query: z.object({ photo: z.optional(integerText(anyId)) }),
  reply: data(z.object({ address: z.string() })),
});
