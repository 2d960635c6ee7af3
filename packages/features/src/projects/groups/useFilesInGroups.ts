import { foldersOf } from '@portal/ui';
import { notifyError } from '../../common/data/index.ts';
import { filesInGroups } from './filesInGroups.ts';
import { makeGroups } from './makeGroups.ts';
import { t } from './texts.ts';
import type { Groups } from './useGroups.ts';

/** Creates groups for the folders in which files were dropped. Answers the group ids by files; without folders none. */
export function useFilesInGroups(groups: Groups) {
  return async (files: readonly File[]): Promise<ReadonlyMap<File, number>> => {
    const wanted = filesInGroups(files, foldersOf, groups.list);
    if (wanted.length === 0) return new Map();
    try {
      const idOf = await makeGroups(groups, wanted);
      return new Map(
        wanted.flatMap((group) => {
          const id = idOf(group);
          return id === undefined ? [] : group.files.map((file) => [file, id] as const);
        }),
      );
    } catch (error) {
      notifyError(t('folders.failed'), error);
      return new Map();
    }
  };
}
