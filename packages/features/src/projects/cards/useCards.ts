import { listCards, type ProjectCards, setCard, setClock, sortByCards } from '@portal/api';
import { useMemo } from 'react';
import { type ReadState, useApi, useRead } from '../../common/data/index.ts';

export interface Cards {
  read: ReadState<ProjectCards>;
  /** All of these sort again, and throw when the server refuses. */
  sort: () => Promise<void>;
  setClock: (camera: string, minutes: number | null) => Promise<void>;
  /** Null: the photo shows no card. */
  setCard: (imageId: number, groupId: number | null) => Promise<void>;
}

/** The cards of a project; read again at each opening, because photos have come meanwhile. */
export function useCards(projectId: number, isOpen: boolean, onSorted: () => void): Cards {
  const call = useApi();
  const given = useMemo(() => ({ params: { id: projectId } }), [projectId]);
  const read = useRead(listCards, isOpen ? given : null);
  const take = (cards: ProjectCards) => {
    if (read.state === 'ready') read.replace(cards);
    onSorted();
  };
  return {
    read,
    sort: async () => take(await call(sortByCards, given)),
    setClock: async (camera, minutes) => take(await call(setClock, { ...given, body: { camera, minutes } })),
    setCard: async (imageId, groupId) => take(await call(setCard, { params: { id: projectId, imageId }, body: { groupId } })),
  };
}
