import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { GridPage, type GridState } from '../GridPage.tsx';
import { PITCH, Tile } from '../Tile.tsx';

const COLUMNS = 3;
const ids = Array.from({ length: 10_000 }, (_, number) => String(number));

/** Rows of three, as its documentation shows them. */
export function Subject() {
  return <GridPage ids={ids}>{(state) => <Rows {...state} />}</GridPage>;
}

function Rows({ chosen, toggle }: GridState) {
  // oxlint-disable-next-line react/incompatible-library -- TanStack's functions change without changing their identity: nothing here memoizes them
  const rows = useWindowVirtualizer({ count: Math.ceil(ids.length / COLUMNS), estimateSize: () => PITCH, overscan: 1 });
  return (
    <div style={{ position: 'relative', height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => (
        <div key={key} style={{ position: 'absolute', inset: '0 0 auto', transform: `translateY(${start}px)`, display: 'flex', gap: 16 }}>
          {ids.slice(index * COLUMNS, (index + 1) * COLUMNS).map((id) => (
            <Tile key={id} number={Number(id)} isChosen={chosen.has(id)} onChoose={toggle} />
          ))}
        </div>
      ))}
    </div>
  );
}
