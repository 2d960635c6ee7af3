import { addOrderImage, type OrderImage, RequestError, titleOfFile } from '@portal/api';
import type { Upload } from '@portal/ui';
import { useLayoutEffect, useRef } from 'react';
import { endOf, type Sent, useFileQueue } from '../../../common/uploads/index.ts';
import { useApi } from '../../../common/data/index.ts';
import { t } from '../../texts.ts';

/** Results of the files that were sent since the last report. */
export interface ImagesOutcome {
  added: number;
  /** The order had them already. */
  repeated: number;
  /** Failed or refused. */
  troubled: number;
  cancelled: number;
  /** Names that photos got because theirs were taken. */
  renamed: string[];
}

interface ImageUploadsOptions {
  orderId: number;
  /** The current photos of the order. */
  known: readonly OrderImage[];
  /** By files, their groups; called before each choice is sent. */
  groupsFor: (files: readonly File[]) => Promise<ReadonlyMap<File, number>>;
  /** All files have ended. */
  onEnd: (outcome: ImagesOutcome) => void;
}

/** Uploads photos into an order, each in its own request (D2 §7), and reports the results. */
export function useImageUploads({ orderId, known, groupsFor, onEnd }: ImageUploadsOptions) {
  const call = useApi();
  const { start, add, ...queue } = useFileQueue();
  const before = useRef<Set<number>>(null);
  const reported = useRef({ added: 0, repeated: 0 });
  const count = useRef({ added: 0, repeated: 0 });
  const renamed = useRef<string[]>([]);
  const groupOf = useRef(new WeakMap<File, number>());
  const end = useRef(onEnd);
  useLayoutEffect(() => {
    end.current = onEnd;
  });

  const send = async (image: File, signal: AbortSignal, onProgress: (share: number) => void): Promise<Sent> => {
    try {
      const groupId = groupOf.current.get(image);
      const body = { image, orderId, ...(groupId !== undefined && { groupId }) };
      const { id, name } = await call(addOrderImage, { params: { id: orderId }, body }, { signal, onProgress });
      const isNew = !before.current?.has(id);
      before.current?.add(id);
      count.current[isNew ? 'added' : 'repeated'] += 1;
      if (isNew && name !== titleOfFile(image.name)) renamed.current.push(name);
      return { end: 'succeed', note: isNew ? undefined : t('dashboard.projects.images.uploads.alreadyThere') };
    } catch (error) {
      const sent = endOf(error, 'image');
      // The same file again makes no second photo: the server recognises its content.
      const isLost = error instanceof RequestError && (error.kind === 'network' || error.kind === 'timeout');
      return isLost && sent.end === 'fail' ? { ...sent, end: 'lost' } : sent;
    }
  };

  const settle = (ended: readonly Upload[]) => {
    const { added, repeated } = count.current;
    const stopped = (...steps: string[]) => ended.filter(({ state }) => steps.includes(state.step)).length;
    end.current({
      added: added - reported.current.added,
      repeated: repeated - reported.current.repeated,
      troubled: stopped('error', 'refused'),
      cancelled: stopped('cancelled'),
      renamed: renamed.current.splice(0),
    });
    reported.current = { added, repeated };
  };

  return {
    ...queue,
    send: async (files: readonly File[]) => {
      for (const [file, groupId] of await groupsFor(files)) groupOf.current.set(file, groupId);
      if (before.current) return add(files);
      before.current = new Set(known.map(({ id }) => id));
      return start(files, { send, onIdle: settle });
    },
  };
}
