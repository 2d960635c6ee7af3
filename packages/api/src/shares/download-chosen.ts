import * as z from 'zod/mini';
import { endpoint, file } from '../contract/endpoint.ts';
import { sentences } from '../contract/sentences.ts';
import { idParams } from '../contract/wire.ts';
import { namePattern, usualNames } from './chosen-files.ts';

/** In a file of its own: the page of a share loads the calls for shares, and needs no patterns of names. */
export const downloadChosen = endpoint('downloadChosen', 'GET', '/api/orders/:id/share-choices/download', {
  summary:
    'What clients have chosen and sent by all shares of an own project that are not ended, as a ZIP: the originals, or the retouched photos of them that are not held back, in folders of the class and the pupil who chose. `names` is a pattern of file names: {класс}, {ученик}, {номер}, {файл}',
  access: 'photographer',
  params: idParams,
  query: z.object({
    kind: z._default(z.enum(['original', 'retouched'], sentences.valueInvalid), 'original'),
    names: z._default(namePattern, usualNames),
  }),
  reply: file,
});
