import { deleteRetouched, listRetouched, type OrderImage, type Retouched } from '@portal/api';
import { useRef, useState } from 'react';
import { type ReadState, useApi, useFailureNotice, useOverlay, useRead, useReload, useRenewal } from '../../common/index.ts';
import { placeIn } from '../images/viewer/placeIn.ts';
import type { Choice } from '../images/useImagesView.ts';
import { useSelection } from '../images/useSelection.ts';
import { ZipUpload } from '../zip-upload/ZipUpload.tsx';
import { DeleteRetouched } from './DeleteRetouched.tsx';
import { RetouchedView } from './RetouchedView.tsx';
import { RetouchedViewer } from './RetouchedViewer.tsx';
import { useSaveRetouched } from './useSaveRetouched.ts';
import { deleteEach } from '../images/deleteEach.ts';
import { t } from '../texts.ts';

interface RetouchedPhotos {
  result: ReadState<Retouched[]>;
  /** Requests them again, after an archive. */
  refresh: () => Promise<void>;
  remove: (ids: ReadonlySet<number>) => void;
  /** The same where their addresses may be over. Nothing, where that fails. */
  renew: () => Promise<readonly Retouched[] | undefined>;
}

/** The retouched photos of an order. */
function useRetouched(orderId: number): RetouchedPhotos {
  const given = { params: { id: orderId } };
  const reload = useReload();
  const renew = useRenewal(listRetouched, given);
  const result = useRead(listRetouched, given);
  useFailureNotice(result, t('retouched.failed'));
  const remove = (ids: ReadonlySet<number>) => {
    if (result.state === 'ready') result.replace((all) => all.filter(({ id }) => !ids.has(id)));
  };
  return { result, remove, refresh: () => reload(listRetouched, given), renew };
}

/** Deletes retouched photos of an order with all their versions. Gives the numbers of those that could not be deleted. */
function useDeleteRetouched(orderId: number, onDeleted: (ids: ReadonlySet<number>) => void) {
  const call = useApi();
  return (photos: readonly Retouched[]): Promise<number[]> =>
    deleteEach(photos, { call: ({ id }) => call(deleteRetouched, { params: { id: orderId, retouchedId: id } }), onDeleted });
}

interface RetouchedTabProps {
  orderId: number;
  /** Which of them are chosen. */
  choice: Choice;
  /** The photos of the order, to stand beside what became of them; null while they are not there. */
  originals: readonly OrderImage[] | null;
  /** An archive has brought something. */
  onChanged: () => void;
}

const none: readonly Retouched[] = [];

/** Where retouched photos come back to an order and are looked at (ledger IMG-50…52, OPEN-46). */
export function RetouchedTab({ orderId, choice, originals, onChanged }: RetouchedTabProps) {
  const { result, refresh, renew, remove } = useRetouched(orderId);
  const photos = result.state === 'ready' ? result.data : none;
  const selection = useSelection(photos, choice);
  const [upload, setUpload] = useState({ isOpen: false, opening: 0 });
  const root = useRef<HTMLDivElement>(null);
  const viewer = useOverlay('retouched');
  const { save, isSaving } = useSaveRetouched(renew);
  const deletePhotos = useDeleteRetouched(orderId, remove);
  const [isDeleting, setDeleting] = useState(false);
  /** Where the first of the deleted ones was: its neighbour is there now. */
  const gap = useRef(0);
  const deleteChosen = async () => {
    gap.current = photos.findIndex((photo) => selection.chosen.includes(photo));
    selection.choose((await deletePhotos(selection.chosen)).map(String));
  };
  const deleteViewed = async (photo: Retouched) => {
    const failed = await deletePhotos([photo]);
    if (failed.length > 0) throw new Error('Already reported: the question stays open');
  };
  return (
    <>
      <RetouchedView
        root={root}
        orderId={orderId}
        result={result}
        originals={originals}
        onUpload={() => setUpload(({ opening }) => ({ isOpen: true, opening: opening + 1 }))}
        selection={selection}
        onDeleteChosen={() => setDeleting(true)}
        onOpen={viewer.open}
        onBroken={() => void renew()}
      />
      <DeleteRetouched
        photos={selection.chosen}
        isOpen={isDeleting}
        onOpenChange={setDeleting}
        onConfirm={deleteChosen}
        goesOnAt={() => placeIn(root.current, gap.current)}
      />
      <ZipUpload
        key={upload.opening}
        orderId={orderId}
        isOpen={upload.isOpen}
        onClose={() => setUpload(({ opening }) => ({ isOpen: false, opening }))}
        onUploaded={() => {
          void refresh();
          onChanged();
        }}
      />
      <RetouchedViewer
        photos={photos}
        originals={originals}
        id={viewer.value}
        onChange={(id) => viewer.replace({ retouched: String(id) })}
        onClose={viewer.close}
        onBroken={() => void renew()}
        onSave={save}
        onDelete={deleteViewed}
        isSaving={isSaving}
        placeAt={(place) => placeIn(root.current, place)}
      />
    </>
  );
}
