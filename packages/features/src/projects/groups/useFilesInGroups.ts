import { foldersOf } from '@portal/ui';
import { notifyError } from '../../common/data/index.ts';
import { filesInGroups } from './filesInGroups.ts';
import { t } from './texts.ts';
import type { Groups } from './useGroups.ts';

/** Creates groups for the folders in which files were dropped. Answers the group ids by files; without folders none. */
export function useFilesInGroups(groups: Groups) {
  return async (files: readonly File[]): Promise<ReadonlyMap<File, number>> => {
    const wanted = filesInGroups(files, foldersOf, groups.list.length > 0);
    if (wanted.size === 0) return new Map();
    try {
      const ids = await groups.make([...wanted.values()].map(({ name }) => name));
      return new Map(
        [...wanted].flatMap(([key, group]) => {
          const id = ids.get(key);
          return id === undefined ? [] : group.files.map((file) => [file, id] as const);
        }),
      );
    } catch (error) {
      notifyError(t('folders.failed'), error);
      return new Map();
    }
  };
}
