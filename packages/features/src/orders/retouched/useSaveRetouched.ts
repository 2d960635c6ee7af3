import { nameToGive, type Retouched } from '@portal/api';
import { toasts } from '@portal/ui';
import { saveAddress, useIsMounted } from '../../common/index.ts';
import { tellDownload, useDownloadRun } from '../images/useDownloadRun.ts';
import { t } from '../texts.ts';

/** Which file of a retouched photograph: its name, which stays while a new version brings another id, and the number of a version. */
export type SaveRetouched = (name: string, version: number) => void;

function addressOf({ version, urls, earlier }: Retouched, wanted: number): string | null {
  if (version === wanted) return urls.original;
  return earlier.find(({ number }) => number === wanted)?.original ?? null;
}

/**
 * Saves a version on the photographer's disk, one at a time, by an address that still works: one that has stood for an
 * hour is over.
 */
export function useSaveRetouched(renew: () => Promise<readonly Retouched[] | undefined>) {
  const isMounted = useIsMounted();
  const { isPending, run } = useDownloadRun();
  const saveVersion = async (name: string, version: number) => {
    const photos = await renew();
    // That the list could not be read has been told where it is read.
    if (!photos || !isMounted.current) return;
    const photo = photos.find((one) => one.name === name);
    const address = photo && addressOf(photo, version);
    if (!photo || !address) {
      toasts.show({ type: 'error', title: t('dashboard.projects.images.errors.download'), message: t('retouched.gone') });
      return;
    }
    tellDownload(photo.name);
    saveAddress(address, nameToGive(photo.name, address));
  };
  const save: SaveRetouched = (name, version) => void run(() => saveVersion(name, version));
  return { save, isSaving: isPending };
}
