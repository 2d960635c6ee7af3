import type { ReactNode } from 'react';
import { createLazyModule, LazyPart } from '../../../common/overlays/index.ts';
import { t } from '../../texts.ts';

type Sent = Pick<typeof import('./Sent.tsx'), 'SentTools' | 'SentDialogs'>;

const sent = createLazyModule<Sent>(() => import('./Sent.tsx'));

/** What a retoucher does with what was sent of a photo. Its code loads with the first of those that is looked at. */
export function SentPart({ children }: { children: (code: Sent) => ReactNode }) {
  return (
    <LazyPart module={sent} failed={t('sent.notOpened')} level={2}>
      {children}
    </LazyPart>
  );
}
