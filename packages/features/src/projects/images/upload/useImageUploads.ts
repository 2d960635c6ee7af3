import { addProjectImage, type ProjectImage, RequestError, titleOfFile } from '@portal/api';
import type { Upload } from '@portal/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createQueue, endOf, type Outcome, type Sent, type UploadQueue } from '../../../common/uploads/index.ts';
import { useApi } from '../../../common/data/index.ts';
import { t } from '../../texts.ts';

interface ImageUploadsOptions {
  projectId: number;
  /** The current photos of the project. */
  known: readonly ProjectImage[];
  /** By files, their groups; called before each choice is sent. */
  groupsFor: (files: readonly File[]) => Promise<ReadonlyMap<File, number>>;
  /** All files have ended. */
  onEnd: (outcome: Outcome) => void;
}

/** Uploads photos into a project, each in its own request (D2 §7), and reports the results. When it unmounts, the requests are aborted. */
export function useImageUploads({ projectId, known, groupsFor, onEnd }: ImageUploadsOptions) {
  const call = useApi();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<UploadQueue>(null);
  const groupOf = useRef(new WeakMap<File, number>());
  const end = useRef(onEnd);
  useLayoutEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const resume = () => queue.current?.resume();
    addEventListener('online', resume);
    return () => {
      removeEventListener('online', resume);
      queue.current?.drop();
    };
  }, []);

  const open = (): UploadQueue => {
    const there = new Set(known.map(({ id }) => id));
    const send = async (image: File, signal: AbortSignal, onProgress: (share: number) => void): Promise<Sent> => {
      try {
        const groupId = groupOf.current.get(image);
        const body = { image, orderId: projectId, ...(groupId !== undefined && { groupId }) };
        const { id, name } = await call(addProjectImage, { params: { id: projectId }, body }, { signal, onProgress });
        const isNew = !there.has(id);
        there.add(id);
        const renamedTo = name === titleOfFile(image.name) ? undefined : name;
        const note = isNew ? undefined : t('dashboard.projects.images.uploads.alreadyThere');
        return { end: 'succeed', stored: { id, isNew, renamedTo }, note };
      } catch (error) {
        const sent = endOf(error, 'image');
        // The same file again makes no second photo: the server recognises its content.
        const isLost = error instanceof RequestError && (error.kind === 'network' || error.kind === 'timeout');
        return isLost && sent.end === 'fail' ? { ...sent, end: 'lost' } : sent;
      }
    };
    return createQueue({ send, onChange: setUploads, onIdle: (outcome) => end.current(outcome), isOnline: () => navigator.onLine });
  };

  return {
    uploads,
    send: async (files: readonly File[]) => {
      for (const [file, groupId] of await groupsFor(files)) groupOf.current.set(file, groupId);
      queue.current ??= open();
      queue.current.add(files);
    },
    cancel: (id: string) => queue.current?.cancel([id]),
    cancelAll: () => queue.current?.cancelAll(),
    retry: (ids: readonly string[]) => queue.current?.retry(ids),
  };
}
