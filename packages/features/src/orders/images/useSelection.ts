import { useMemo, useState } from 'react';
import type { OrderImage } from '@portal/api';

/** Which photographs are chosen, in the order of choosing. What is not there any more is not chosen. */
export function useSelection<Image extends OrderImage>(images: readonly Image[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const chosen = useMemo(() => {
    const byId = new Map(images.map((image) => [String(image.id), image]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }, [images, ids]);
  return {
    chosen,
    ids: useMemo(() => chosen.map(({ id }) => String(id)), [chosen]),
    choose: setIds as (ids: readonly string[]) => void,
    /** Those that are chosen keep their numbers; the others follow as they stand. */
    chooseAll: () => setIds([...new Set([...chosen, ...images].map(({ id }) => String(id)))]),
    clear: () => setIds([]),
  };
}
export type ImageSelection = ReturnType<typeof useSelection>;
