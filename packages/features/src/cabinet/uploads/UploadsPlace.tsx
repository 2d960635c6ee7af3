import { useState } from 'react';
import { createLazyModule, LazyPart } from '../../common/overlays/index.ts';
import { t } from '../texts.ts';
import { useBatches } from './BackgroundUploads.tsx';

type Status = Pick<typeof import('./UploadsStatus.tsx'), 'UploadsStatus'>;

const status = createLazyModule<Status>(() => import('./UploadsStatus.tsx'));

/** Where the cabinet shows running uploads; empty while there are none. */
export function UploadsPlace() {
  const isNeeded = useBatches().length > 0;
  // Its dialog may still be open when the last photo has been uploaded.
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  if (!wasNeeded) return null;
  return (
    <LazyPart module={status} failed={t('uploadsNotOpened')}>
      {({ UploadsStatus }) => <UploadsStatus />}
    </LazyPart>
  );
}
