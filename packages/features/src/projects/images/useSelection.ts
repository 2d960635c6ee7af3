import { useMemo } from 'react';
import type { Choice } from './useImagesView.ts';

/** Which photos are chosen, in the order of choosing. Deleted photos are not chosen. */
export function useSelection<Image extends { id: number }>(images: readonly Image[], { chosenIds: ids, choose }: Choice) {
  const chosen = useMemo(() => {
    const byId = new Map(images.map((image) => [String(image.id), image]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }, [images, ids]);
  return {
    chosen,
    ids: useMemo(() => chosen.map(({ id }) => String(id)), [chosen]),
    choose,
    /** Those that are chosen keep their numbers; the others follow in order. */
    chooseAll: () => choose([...new Set([...chosen, ...images].map(({ id }) => String(id)))]),
    clear: () => choose([]),
  };
}
export type ImageSelection<Image extends { id: number } = { id: number }> = ReturnType<typeof useSelection<Image>>;
