import { type AlsoShows, groupFinder, type ImageGroup, type MatchScope, reachOf } from '@portal/api';
import { selectGroups } from '../groups/repository.ts';
import { type Db, selectOriginals } from '../project-images/repository.ts';
import { type RetouchedRow, selectNewest } from './repository.ts';

/** The retoucher's share by which photos come. */
export interface FromShare {
  id: number;
  /** The group that it shows alone; null: the whole project. */
  groupId: number | null;
  alsoShows: AlsoShows;
}

/** What arriving photos are matched with. */
interface Scope extends MatchScope<RetouchedRow> {
  originals: Awaited<ReturnType<typeof selectOriginals>>;
  groups: ImageGroup[];
  /** Retouched photos of the whole project. */
  count: number;
  /** The group of the project that a file came for: by its folders, else by the share. */
  groupOf: (folders: readonly string[]) => number | null;
}

/**
 * The originals, retouched photos and groups of a project. A share of one group reaches only its originals, what belongs to them, and what came by
 * this very share: it neither changes anything else nor tells that it exists.
 */
export async function selectScope(db: Db, projectId: number, share: FromShare | null): Promise<Scope> {
  const [originals, photos, groups] = [
    await selectOriginals(db, projectId),
    await selectNewest(db, projectId),
    await selectGroups(db, projectId),
  ];
  const reach = share?.groupId == null ? null : reachOf(groups, share.groupId, share.alsoShows);
  const only = reach?.root ?? null;
  const groupNamed = groupFinder(groups);
  const whole = { count: photos.length, groupOf: (folders: readonly string[]) => groupNamed(folders)?.id ?? only };
  if (!share || !reach) return { originals, photos, groups, ...whole };
  const own = originals.filter(({ groupId }) => groupId !== null && reach.ids.has(groupId));
  const ids = new Set(own.map(({ id }) => id));
  const reached = photos.filter(({ originalId, share_id }) => (originalId === null ? share_id === share.id : ids.has(originalId)));
  return {
    originals: own,
    // Whatever a folder named: to the share they are of its groups.
    photos: reached.map((photo) => ({ ...photo, groupId: photo.groupId !== null && reach.ids.has(photo.groupId) ? photo.groupId : only })),
    groups: groups.filter(({ id }) => reach.ids.has(id)),
    only,
    ...whole,
  };
}
