import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { GridPage, type GridState } from '../GridPage.tsx';
import { Tile, toggled } from '../Tile.tsx';

const COLUMNS = 3;
const ids = Array.from({ length: 10_000 }, (_, number) => String(number));

/** Rows of three, as its documentation shows them. */
export function Subject() {
  return <GridPage ids={ids}>{(state) => <Rows {...state} />}</GridPage>;
}

function Rows({ chosen, setChosen }: GridState) {
  // oxlint-disable-next-line react/incompatible-library -- TanStack's functions change without changing their identity: nothing here memoizes them
  const rows = useWindowVirtualizer({ count: Math.ceil(ids.length / COLUMNS), estimateSize: () => 180, overscan: 1 });
  return (
    <div style={{ position: 'relative', height: rows.getTotalSize() }}>
      {rows.getVirtualItems().flatMap(({ index, start }) =>
        ids.slice(index * COLUMNS, (index + 1) * COLUMNS).map((id, column) => (
          <div key={id} style={{ position: 'absolute', top: start, left: `${(column * 100) / COLUMNS}%` }}>
            <Tile number={Number(id)} isChosen={chosen.has(id)} onChoose={() => setChosen(toggled(chosen, id))} />
          </div>
        )),
      )}
    </div>
  );
}
