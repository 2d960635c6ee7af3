import '@portal/ui/styles.css';
import { SortableGrid } from '@portal/ui';
import { useState } from 'react';
import { tileFile } from '../photos.ts';

const all = Array.from({ length: 300 }, (_, number) => ({ id: String(number), src: tileFile(number), name: `Фото ${number}` }));

/** A full portfolio while it is put in order. */
export function Subject() {
  const [photos, setPhotos] = useState(all);
  const put = (ids: string[]) => setPhotos(ids.flatMap((id) => all[Number(id)] ?? []));
  return <SortableGrid label="Порядок" photos={photos} onOrderChange={put} />;
}
