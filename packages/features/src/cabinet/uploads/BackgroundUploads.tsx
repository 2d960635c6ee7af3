import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { isOnWay, useUnsaved } from '../../common/index.ts';
import { type Batch, createUploadStore, type UploadStore } from './store.ts';

/** Outside of the cabinet's layout photos are sent as well, but nothing shows them. */
const UploadsContext = createContext<UploadStore>(createUploadStore());

/** Lets photos go on while other pages of the cabinet are open; leaving it asks for confirmation, and ends what is on its way. */
export function BackgroundUploads({ children }: { children: ReactNode }) {
  const [store] = useState(createUploadStore);
  const isSending = useSyncExternalStore(
    store.subscribe,
    () => store.all().some(({ uploads }) => uploads.some(isOnWay)),
    () => false,
  );
  useUnsaved(isSending, 'cabinet', 'upload');
  useEffect(() => {
    addEventListener('online', store.goOn);
    return () => {
      removeEventListener('online', store.goOn);
      store.drop();
    };
  }, [store]);
  return <UploadsContext value={store}>{children}</UploadsContext>;
}

export const useUploadStore = (): UploadStore => useContext(UploadsContext);

const nothing: readonly Batch[] = [];

/** What is on its way, and what ended with troubles and was not closed. */
export function useBatches(): readonly Batch[] {
  const { subscribe, all } = useUploadStore();
  return useSyncExternalStore(subscribe, all, () => nothing);
}
