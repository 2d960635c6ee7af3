import type { Retouched } from '@portal/api';
import { saveAddress, useIsMounted } from '../../common/index.ts';

/** Which file of a retouched photograph: its number and the number of a version. */
export type SaveRetouched = (id: number, version: number) => void;

function addressOf({ version, urls, earlier }: Retouched, wanted: number): string | null {
  if (version === wanted) return urls.original;
  return earlier.find(({ number }) => number === wanted)?.original ?? null;
}

/** Saves a version on the photographer's disk, by an address that still works: one that has stood for an hour is over. */
export function useSaveRetouched(renew: () => Promise<readonly Retouched[] | undefined>): SaveRetouched {
  const isMounted = useIsMounted();
  const save = async (id: number, version: number) => {
    const photo = (await renew())?.find((one) => one.id === id);
    const address = photo && addressOf(photo, version);
    // That the list could not be read has been told where it is read.
    if (address && isMounted.current) saveAddress(address, photo.name);
  };
  return (id, version) => void save(id, version);
}
