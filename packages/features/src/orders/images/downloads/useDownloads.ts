import {
  addressOf,
  type Download,
  downloadChosenImages,
  downloadOrderImage,
  downloadOrderImages,
  nameToGive,
  type OrderImage,
} from '@portal/api';
import { saveAddress, saveFile, useApi } from '../../../common/index.ts';
import { t } from '../../texts.ts';
import { notifyDownload, useDownloadRun } from './useDownloadRun.ts';

/** Milliseconds between two files: a browser takes several that come at once for one. */
const paceMs = 250;

const originalOf = ({ urls }: OrderImage) => urls.original;

const counted = (count: number) => t('dashboard.projects.images.count', { count });

/**
 * Downloads photos of an order, also when their tab or dialog is left meanwhile: the user was promised them. `renew` returns
 * them with addresses that still work.
 */
export function useDownloads(orderId: number, renew: () => Promise<readonly OrderImage[] | undefined>) {
  const call = useApi();
  const { isPending, run } = useDownloadRun();

  const download = ([first, ...others]: readonly [OrderImage, ...OrderImage[]]): Promise<Download> =>
    others.length === 0
      ? call(downloadOrderImage, { params: { id: orderId, imageId: first.id } })
      : call(downloadChosenImages, { body: { ids: [first, ...others].map(({ id }) => id) } });

  const save = async (ids: readonly number[]) => {
    const known = new Map((await renew())?.map((image) => [image.id, image]));
    const [first, ...others] = ids.flatMap((id) => known.get(id) ?? []);
    // That the list could not be read is reported where it is read.
    if (!first) return;
    const images = [first, ...others] as const;
    notifyDownload(others.length === 0 ? first.name : counted(images.length));
    if (images.some((image) => originalOf(image) === null)) return saveFile(await download(images));
    for (const [turn, image] of images.entries()) {
      if (turn > 0) await new Promise((resolve) => setTimeout(resolve, paceMs));
      const address = originalOf(image) ?? '';
      saveAddress(address, nameToGive(image.name, address));
    }
  };

  return {
    /** Files are being fetched. */
    isPending,
    /** By its address, which the cookie opens: gigabytes go to the disk and not through the page (ledger OPEN-47). */
    all: (count: number) => {
      notifyDownload(counted(count));
      saveAddress(addressOf(downloadOrderImages, { params: { id: orderId }, query: {} }));
    },
    /**
     * In the order of the arguments: each from its own address, or all by one call where one has none (ledger IMG-47, IMG-48).
     * One run at a time.
     */
    some: async (images: readonly OrderImage[]) => {
      if (images.length > 0) await run(() => save(images.map(({ id }) => id)));
    },
  };
}
