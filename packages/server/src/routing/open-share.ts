import type { Selectable } from 'kysely';
import type { SharedImage } from '@portal/api';
import type { ProjectSharesTable } from '../platform/db/tables/shares.ts';

/** A share that works, with its project and photographer. */
export interface OpenShare extends Selectable<ProjectSharesTable> {
  project_name: string;
  /** Its project is in the archive. */
  archived_at: Date | null;
  group_name: string | null;
  first_name: string;
  last_name: string;
  city: string;
  avatar_key: string | null;
}

/** A page of the photos that a share shows. */
export interface SharedImages {
  items: SharedImage[];
  total: number;
}

/** What the page of a share reads, shared by those who read it at the same time. */
export interface ShareReads {
  /** The share of a token, whether it still works or not; refuses one that does not exist. */
  find: (token: string | null) => Promise<OpenShare>;
  /** The share that a token opens; refuses one that does not exist or no longer works. */
  open: (token: string | null) => Promise<OpenShare>;
  /** The share that the signed address of a download was made for; refuses one that is no longer valid. */
  openSigned: (path: string, query: unknown) => Promise<OpenShare>;
  /** How many photos it shows, of the retouched ones also how many in another version than was accepted, how many to be fixed and which (a digest), how many are chosen, and how many of the sent ones are ready. */
  counts: (share: OpenShare) => Promise<{
    originals: number;
    retouched: { count: number; renewed: number; fixes: number; digest: string };
    favourites: number;
    chosen: { wanted: number; ready: number };
  }>;
  images: (page: { share: OpenShare; offset: number; limit: number }) => Promise<SharedImages>;
  /** At most once in a while. */
  recordVisit: (shareId: number) => Promise<void>;
}
