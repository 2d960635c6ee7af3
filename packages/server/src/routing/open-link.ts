import type { Selectable } from 'kysely';
import type { SharedImage } from '@portal/api';
import type { ProjectLinksTable } from '../platform/db/tables/links.ts';

/** A link that works, with its project and photographer. */
export interface OpenLink extends Selectable<ProjectLinksTable> {
  project_name: string;
  group_name: string | null;
  first_name: string;
  last_name: string;
  city: string;
  avatar_key: string | null;
}

/** A page of the photos that a link shows. */
export interface SharedImages {
  items: SharedImage[];
  total: number;
}

/** What the page of a link reads, shared by those who read it at the same time. */
export interface LinkReads {
  /** The link that a token opens; refuses one that does not exist or no longer works. */
  open: (token: string | null) => Promise<OpenLink>;
  /** How many photos it shows, of the retouched ones also how many in another version than was accepted and which (a digest), and how many are chosen. */
  counts: (link: OpenLink) => Promise<{
    originals: number;
    retouched: { count: number; renewed: number; digest: string };
    favourites: number;
  }>;
  images: (page: { link: OpenLink; offset: number; limit: number }) => Promise<SharedImages>;
  /** At most once in a while. */
  recordVisit: (linkId: number) => Promise<void>;
}
