import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { endpoint } from '../contract/endpoint.ts';
import { data } from '../contract/wire.ts';
import { socialLink } from '../profile/social-links.ts';

const text = z.nullable(z.string());

const sharePhotographer = camelCased(
  z.object({
    /** The number of the public page. */
    id: z.int(),
    name: z.string(),
    phone: text,
    /** The one for visitors, never that of the account. */
    email: text,
    social_links: z.array(socialLink),
  }),
);
/** Who has shared photos, as the public card of the directory tells. */
export type SharePhotographer = z.output<typeof sharePhotographer>;

export const getSharePhotographer = endpoint('getSharePhotographer', 'GET', '/api/shared/photographer', {
  summary:
    'Who to write to about a share, also before its PIN and after its end: of the photographer what the public card tells, null where the directory does not list one. 404 for a share that is not there',
  access: 'share-address',
  reply: data(z.nullable(sharePhotographer)),
});
