import type { OrderImage } from '@portal/api';
import { useRef, useState } from 'react';
import { useOverlay } from '../../common/index.ts';
import { placeIn } from '../images/placeIn.ts';
import { ZipUpload } from '../zip-upload/ZipUpload.tsx';
import { RetouchedView } from './RetouchedView.tsx';
import { RetouchedViewer } from './RetouchedViewer.tsx';
import { useRetouched } from './useRetouched.ts';
import { useSaveRetouched } from './useSaveRetouched.ts';

interface RetouchedTabProps {
  orderId: number;
  /** The photographs of the order, to stand beside what became of them; null while they are not there. */
  originals: readonly OrderImage[] | null;
  /** An archive has brought something. */
  onChanged: () => void;
}

/** Where retouched photographs come back to an order and are looked at (ledger IMG-50…52, OPEN-46). */
export function RetouchedTab({ orderId, originals, onChanged }: RetouchedTabProps) {
  const { reading, refresh, renew } = useRetouched(orderId);
  const [upload, setUpload] = useState({ isOpen: false, opening: 0 });
  const root = useRef<HTMLDivElement>(null);
  const viewer = useOverlay('retouched');
  const { save, isSaving } = useSaveRetouched(renew);
  return (
    <>
      <RetouchedView
        root={root}
        orderId={orderId}
        reading={reading}
        originals={originals}
        onUpload={() => setUpload(({ opening }) => ({ isOpen: true, opening: opening + 1 }))}
        onOpen={viewer.open}
        onBroken={() => void renew()}
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
        photos={reading.state === 'ready' ? reading.data : []}
        originals={originals}
        id={viewer.value}
        onChange={(id) => viewer.replace({ retouched: String(id) })}
        onClose={viewer.close}
        onBroken={() => void renew()}
        onSave={save}
        isSaving={isSaving}
        placeAt={(place) => placeIn(root.current, place)}
      />
    </>
  );
}
