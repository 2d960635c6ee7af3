import {
  createGroups,
  deleteGroup,
  type ImageGroup,
  listGroups,
  listShares,
  mergeGroups,
  orderGroups,
  putIntoClass,
  putIntoGroup,
  renameGroup,
  setFamilyEmails,
  groupKey,
} from '@portal/api';
import { useMemo } from 'react';
import { type ReadState, useApi, useRead, useReload } from '../../common/data/index.ts';

export interface Groups {
  list: readonly ImageGroup[];
  /** It is not known yet whether there are groups. */
  isLoading: boolean;
  /** All of these throw when the server refuses. The result has the ids of the groups of the class by normalised names. */
  make: (names: readonly string[], classId?: number | null) => Promise<ReadonlyMap<string, number>>;
  /** Makes them pupils of a class; null: classes. */
  move: (ids: readonly number[], classId: number | null) => Promise<void>;
  /** Where the shares of these pupils are sent; null: nowhere. */
  setEmails: (emails: { groupId: number; email: string | null }[]) => Promise<void>;
  /** `from` is the name that was read before. */
  rename: (group: ImageGroup, name: string, from: string) => Promise<void>;
  /** Requests the groups as they are by now. */
  renew: () => Promise<void>;
  remove: (group: ImageGroup) => Promise<void>;
  /** Its photos and pupils come into another one, and it is gone. */
  merge: (group: ImageGroup, into: number) => Promise<void>;
  order: (ids: readonly number[]) => Promise<void>;
  put: (imageIds: readonly number[], groupId: number | null) => Promise<void>;
}

const none: readonly ImageGroup[] = [];

/** The read of a list that is shown with the groups: loading until it is known whether there are groups. */
export const withGroups = <T>(result: ReadState<T>, { isLoading }: Pick<Groups, 'isLoading'>): ReadState<T> =>
  isLoading && result.state === 'ready' ? { state: 'loading' } : result;

/** The groups of a project. If they cannot be read, the photos are shown as if there were none. */
export function useGroups(projectId: number): Groups {
  const call = useApi();
  const refresh = useReload();
  const given = useMemo(() => ({ params: { id: projectId } }), [projectId]);
  const result = useRead(listGroups, given);
  const take = (all: ImageGroup[]) => {
    if (result.state === 'ready') result.replace(all);
    else void refresh(listGroups, given);
  };
  const about = ({ id }: ImageGroup) => ({ params: { id: projectId, groupId: id } });
  return {
    list: result.state === 'ready' ? result.data : none,
    isLoading: result.state === 'loading',
    make: async (names, classId = null) => {
      const all = await call(createGroups, { ...given, body: { names: [...names], classId } });
      take(all);
      return new Map(all.flatMap((group) => (group.classId === classId ? [[groupKey(group.name), group.id]] : [])));
    },
    move: async (groupIds, classId) => {
      take(await call(putIntoClass, { ...given, body: { groupIds: [...groupIds], classId } }));
      void refresh(listShares, given);
    },
    setEmails: async (emails) => take(await call(setFamilyEmails, { ...given, body: { emails } })),
    rename: async (group, name, from) => {
      take(await call(renameGroup, { ...about(group), body: { name, from } }));
      void refresh(listShares, given);
    },
    renew: () => refresh(listGroups, given),
    remove: async (group) => {
      take(await call(deleteGroup, about(group)));
      void refresh(listShares, given);
    },
    merge: async ({ id: from }, into) => {
      take(await call(mergeGroups, { ...given, body: { from, into } }));
      void refresh(listShares, given);
    },
    order: async (ids) => take(await call(orderGroups, { ...given, body: { groupIds: [...ids] } })),
    put: async (imageIds, groupId) => {
      await call(putIntoGroup, { ...given, body: { imageIds: [...imageIds], groupId } });
    },
  };
}
