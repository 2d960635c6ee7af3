import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { isUploading } from '../../common/uploads/index.ts';
import { useUnsaved } from '../../common/forms/index.ts';
import { type Batch, createUploadStore, type UploadStore } from './store.ts';

/** Outside of the cabinet's layout photos are uploaded as well, but nothing shows their progress. */
const UploadsContext = createContext<UploadStore>(createUploadStore());

/** Keeps uploads running while other pages of the cabinet are open; leaving the cabinet asks for confirmation, and aborts them. */
export function BackgroundUploads({ children }: { children: ReactNode }) {
  const [store] = useState(createUploadStore);
  const isSending = useSyncExternalStore(
    store.subscribe,
    () => store.all().some(({ uploads }) => uploads.some(isUploading)),
    () => false,
  );
  useUnsaved(isSending, 'cabinet', 'upload');
  useEffect(() => {
    addEventListener('online', store.resume);
    return () => {
      removeEventListener('online', store.resume);
      store.drop();
    };
  }, [store]);
  return <UploadsContext value={store}>{children}</UploadsContext>;
}

export const useUploadStore = (): UploadStore => useContext(UploadsContext);

const nothing: readonly Batch[] = [];

/** What is being uploaded, and what has failed and was not dismissed. */
export function useBatches(): readonly Batch[] {
  const { subscribe, all } = useUploadStore();
  return useSyncExternalStore(subscribe, all, () => nothing);
}
