import { addressOf, type Download, downloadChosenImages, downloadOrderImage, downloadOrderImages, type OrderImage } from '@portal/api';
import { toasts } from '@portal/ui';
import { useState } from 'react';
import { notifyError, saveAddress, saveFile, useApi, useIsMounted } from '../../common/index.ts';
import { t } from '../texts.ts';

/** Milliseconds between two files: a browser takes several that come at once for one. */
const paceMs = 250;

const originalOf = ({ urls }: OrderImage) => urls.original;

const tell = (what: string) => toasts.show({ type: 'info', title: t('dashboard.projects.images.download', { what }) });
const counted = (count: number) => t('dashboard.projects.images.count', { count });

/** Saves photographs of an order on the photographer's disk. */
export function useDownloads(orderId: number) {
  const call = useApi();
  const isMounted = useIsMounted();
  const [isPending, setPending] = useState(false);

  const fetched = async (what: string, ask: () => Promise<Download>) => {
    tell(what);
    setPending(true);
    try {
      saveFile(await ask());
    } catch (error) {
      notifyError(t('dashboard.projects.images.errors.download'), error);
    } finally {
      if (isMounted.current) setPending(false);
    }
  };

  return {
    /** A file is being fetched. */
    isPending,
    /** By its address, which the cookie opens: gigabytes go to the disk and not through the page (ledger OPEN-47). */
    all: (count: number) => {
      tell(counted(count));
      saveAddress(addressOf(downloadOrderImages, { params: { id: orderId } }));
    },
    /** In the order in which they are given: each from its own address, or all by one call where one has none (ledger IMG-47, IMG-48). */
    some: async (images: readonly OrderImage[]) => {
      const [first] = images;
      if (!first) return;
      const what = images.length === 1 ? first.name : counted(images.length);
      if (images.every((image) => originalOf(image) !== null)) {
        tell(what);
        for (const [turn, image] of images.entries()) {
          if (turn > 0) await new Promise((resolve) => setTimeout(resolve, paceMs));
          saveAddress(originalOf(image) ?? '', image.name);
        }
      } else if (images.length === 1) {
        await fetched(what, () => call(downloadOrderImage, { params: { id: orderId, imageId: first.id } }));
      } else {
        await fetched(what, () => call(downloadChosenImages, { body: { ids: images.map(({ id }) => id) } }));
      }
    },
  };
}
