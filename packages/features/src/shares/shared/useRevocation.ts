import { checkShared, getShared, RequestError } from '@portal/api';
import { useEffect } from 'react';
import { useApi, useReload } from '../../common/index.ts';
import { whileVisible } from './whileVisible.ts';

/** Milliseconds after which a window that nobody touches notices that its share was ended, renewed or given another PIN. */
const CHECK_MS = 5_000;

/** Reads the share again once it is no longer open to this visitor. A failed check says nothing about the share: the next one will. */
export function useRevocation(isOpen: boolean): void {
  const call = useApi();
  const reload = useReload();
  useEffect(() => {
    if (!isOpen) return undefined;
    const isRevoked = async (): Promise<boolean> => {
      try {
        return (await call(checkShared, {})).needsPin;
      } catch (error) {
        return error instanceof RequestError && (error.status === 404 || error.status === 410);
      }
    };
    return whileVisible(async () => {
      if (await isRevoked()) await reload(getShared, {});
    }, CHECK_MS);
  }, [call, isOpen, reload]);
}
