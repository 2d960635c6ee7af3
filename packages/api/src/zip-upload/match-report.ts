import { groupLabels } from '../groups/classes.ts';
import type { ImageGroup } from '../groups/groups.ts';
import { pathOf, type JoinedBy } from '../retouched/sort-retouched.ts';
import type { ZipReport } from './zip-report.ts';

/** What became of a file that is stored. */
export interface StoredFate {
  /** Null: it has none. */
  originalId: number | null;
  by: JoinedBy | null;
  /** The group that its folder named. */
  groupId: number | null;
  /** Why it waits for its photographer; null: it does not. */
  held: string | null;
  /** It was there before. */
  isUnchanged: boolean;
}

interface Outcome {
  /** All that came, in its order. */
  files: readonly { name: string; folders?: readonly string[] }[];
  /** Of what is stored, by path. */
  stored: ReadonlyMap<string, StoredFate>;
  /** Each name once: it is the name that does not tell. */
  ambiguous: readonly { file: { name: string }; reason: string }[];
  refused: readonly { path: string; reason: string }[];
}

/** The project, as far as who asks may know it, with what was stored. */
interface After {
  originals: readonly { id: number; name: string; groupId: number | null }[];
  photos: readonly { originalId: number | null }[];
  groups: readonly ImageGroup[];
}

/** The report of what came, for server and mocks alike. Two files of one name are told apart by their folders. */
export function matchReport({ files, stored, ambiguous, refused }: Outcome, { originals, photos, groups }: After): ZipReport {
  const names = Map.groupBy(files, ({ name }) => name);
  const labels = new Map(files.map((file) => [pathOf(file), (names.get(file.name) ?? []).length > 1 ? pathOf(file) : file.name]));
  const there = [...labels].flatMap(([path, name]) => {
    const fate = stored.get(path);
    return fate ? { name, ...fate } : [];
  });
  const groupNames = groupLabels(groups);
  const groupOf = new Map(originals.map(({ id, groupId }) => [id, groupNames.get(groupId ?? 0) ?? null]));
  const done = new Set(photos.map(({ originalId }) => originalId));
  return {
    matched: there.flatMap(({ name, by }) => (by ? name : [])),
    withoutOriginal: there.flatMap(({ name, by }) => (by ? [] : name)),
    unchanged: there.flatMap(({ name, isUnchanged }) => (isUnchanged ? name : [])),
    ambiguous: ambiguous.map(({ file, reason }) => ({ name: file.name, reason })),
    refused: refused.map(({ path, reason }) => ({ name: labels.get(path) ?? path, reason })),
    joined: there.flatMap(({ name, by, originalId, groupId }) => {
      const named = by === 'folder' ? groupNames.get(groupId ?? 0) : groupOf.get(originalId ?? 0);
      return by ? { name, by, group: named ?? null } : [];
    }),
    held: there.flatMap(({ name, held }) => (held ? { name, reason: held } : [])),
    missing: originals.flatMap(({ id, name }) => (done.has(id) ? [] : name)),
    total: { originals: originals.length, matched: originals.filter(({ id }) => done.has(id)).length },
  };
}
