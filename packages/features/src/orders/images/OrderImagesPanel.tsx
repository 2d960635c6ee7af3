import { Tabs } from '@portal/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RetouchedTab } from '../retouched/RetouchedTab.tsx';
import { t } from '../texts.ts';
import { OriginalsTab } from './OriginalsTab.tsx';
import { useOrderImages } from './useOrderImages.ts';

type ImagesTab = 'originals' | 'retouched';

/** The photographs of an order, and what has come back retouched. */
export function OrderImagesPanel({ orderId }: { orderId: number }) {
  const images = useOrderImages(orderId);
  const [address] = useSearchParams();
  const [tab, setTab] = useState<ImagesTab>(address.has('retouched') ? 'retouched' : 'originals');
  return (
    <Tabs
      look="segments"
      label={t('dashboard.projects.images.tabs.label')}
      selected={tab}
      onChange={setTab}
      items={[
        {
          id: 'originals',
          label: t('dashboard.projects.images.tabs.originals'),
          content: <OriginalsTab orderId={orderId} images={images} />,
        },
        {
          id: 'retouched',
          label: t('dashboard.projects.images.tabs.retouched'),
          content: <RetouchedTab orderId={orderId} originals={images.images} onChanged={images.reload} />,
        },
      ]}
    />
  );
}
