import { memo } from 'react';
import { tileFile } from './photos.ts';

interface TileProps {
  number: number;
  isChosen: boolean;
  onChoose: (id: string) => void;
}

/** A picture that can be chosen: three elements, and drawn again only when its own choice changes. */
export const Tile = memo(function Tile({ number, isChosen, onChoose }: TileProps) {
  return (
    <button type="button" data-tile aria-pressed={isChosen} onClick={() => onChoose(String(number))} style={{ height: 180 }}>
      <img src={tileFile(number)} alt="" width={176} height={140} loading="lazy" />
      <span>{isChosen ? '✓' : ''}</span>
    </button>
  );
});

/** One more, or one less. */
export function toggled(chosen: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}
