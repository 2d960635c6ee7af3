import { OriginalsTab } from './OriginalsTab.tsx';
import { useOrderImages } from './useOrderImages.ts';

/** The photographs of an order. */
export function OrderImagesPanel({ orderId }: { orderId: number }) {
  const images = useOrderImages(orderId);
  return <OriginalsTab orderId={orderId} images={images} />;
}
