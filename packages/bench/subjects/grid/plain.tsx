import { GridPage } from '../GridPage.tsx';
import { Tile } from '../Tile.tsx';

const ids = Array.from({ length: 10_000 }, (_, number) => String(number));

/** Every tile an element. */
export function Subject() {
  return (
    <GridPage ids={ids}>
      {({ chosen, toggle }) => (
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', rowGap: 22 }}>
          {ids.map((id, number) => (
            <Tile key={id} number={number} isChosen={chosen.has(id)} onChoose={toggle} />
          ))}
        </div>
      )}
    </GridPage>
  );
}
