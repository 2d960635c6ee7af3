import '@portal/ui/styles.css';
import { ImageGrid } from '@portal/ui';
import { useMemo } from 'react';
import { GridPage } from './GridPage.tsx';
import { tileFile } from './photos.ts';

/** The grid as the page of a project has it. */
export function ProjectGrid({ count }: { count: number }) {
  const photos = useMemo(
    () => Array.from({ length: count }, (_, number) => ({ id: String(number), src: tileFile(number), name: `Фото ${number}` })),
    [count],
  );
  return (
    <GridPage ids={photos.map(({ id }) => id)}>
      {({ chosen, setChosen }) => (
        <ImageGrid label="Фотографии" photos={photos} selectedIds={[...chosen]} onSelectionChange={setChosen} onOpen={() => {}} />
      )}
    </GridPage>
  );
}
