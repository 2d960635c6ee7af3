import type { Upload } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { createQueue, type QueueOptions, type UploadQueue } from './queue.ts';

/** File uploads as a dialog shows them. When the dialog unmounts, the requests are aborted. */
export function useFileQueue() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<UploadQueue>(null);
  useEffect(() => {
    const resume = () => queue.current?.resume();
    addEventListener('online', resume);
    return () => {
      removeEventListener('online', resume);
      queue.current?.drop();
    };
  }, []);

  return {
    uploads,
    /** Sends new files; earlier ones are dropped. */
    start: (files: readonly File[], how: Omit<QueueOptions, 'onChange' | 'isOnline'>) => {
      queue.current?.drop();
      queue.current = createQueue({ ...how, onChange: setUploads, isOnline: () => navigator.onLine });
      queue.current.add(files);
    },
    /** Sends further files behind those that are being uploaded. */
    add: (files: readonly File[]) => queue.current?.add(files),
    cancel: (id: string) => queue.current?.cancel([id]),
    cancelAll: () => queue.current?.cancelAll(),
    retry: (ids: readonly string[]) => queue.current?.retry(ids),
  };
}
