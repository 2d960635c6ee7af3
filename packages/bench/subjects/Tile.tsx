import { memo } from 'react';
import { tileFile } from './photos.ts';

/** From one row to the next, as in ours: a scroll of so many pixels then passes as many tiles. */
export const PITCH = 226;

interface TileProps {
  number: number;
  isChosen: boolean;
  onChoose: (id: string) => void;
}

/** An image that can be chosen and looked at, with its name: six elements, and rendered again only when its own choice changes. */
export const Tile = memo(function Tile({ number, isChosen, onChoose }: TileProps) {
  return (
    <div data-tile style={{ position: 'relative', height: PITCH - 22 }}>
      <button type="button" aria-pressed={isChosen} onClick={() => onChoose(String(number))} style={{ padding: 0 }}>
        <img src={tileFile(number)} alt="" width={405} height={176} loading="lazy" style={{ objectFit: 'cover' }} />
        <span style={{ position: 'absolute', top: 10, left: 10 }}>{isChosen ? '✓' : '○'}</span>
      </button>
      <button type="button" aria-label={`Открыть фото ${number}`} style={{ position: 'absolute', top: 140, right: 8 }} />
      <span style={{ display: 'block' }}>Фото {number}</span>
    </div>
  );
});
