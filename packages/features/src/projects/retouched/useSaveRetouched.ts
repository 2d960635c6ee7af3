import { nameToGive, type Retouched } from '@portal/api';
import { toasts } from '@portal/ui';
import { saveAddress, useIsMounted } from '../../common/data/index.ts';
import { notifyDownload, useDownloadRun } from '../images/downloads/useDownloadRun.ts';
import { t } from '../texts.ts';

/** Which file: the id of a retouched photo, and the number of a version. */
export type SaveRetouched = (id: number, version: number) => void;

/** The name of a version, and the address of its file. */
function fileOf({ name, version, urls, earlier }: Retouched, wanted: number): { name: string; original: string | null } | undefined {
  return version === wanted ? { name, original: urls.original } : earlier.find(({ number }) => number === wanted);
}

/** Saves a version to the photographer's disk, one at a time, by an address that is still valid: the loaded one may have expired. */
export function useSaveRetouched(renew: () => Promise<readonly Retouched[] | undefined>) {
  const isMounted = useIsMounted();
  const { isPending, run } = useDownloadRun();
  const saveVersion = async (id: number, version: number) => {
    const photos = await renew();
    // The failure to read the list is reported by the list.
    if (!photos || !isMounted.current) return;
    const photo = photos.find((one) => one.id === id);
    const { name = '', original = null } = (photo && fileOf(photo, version)) ?? {};
    if (original === null) {
      toasts.show({ type: 'error', title: t('dashboard.projects.images.errors.download'), message: t('retouched.gone') });
      return;
    }
    notifyDownload(name);
    saveAddress(original, nameToGive(name, original));
  };
  const save: SaveRetouched = (id, version) => void run(() => saveVersion(id, version));
  return { save, isSaving: isPending };
}
