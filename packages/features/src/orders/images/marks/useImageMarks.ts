import { getLinkChoice, hideFromLinks, type LinkChoice, listHiddenImages, listLinks, type OrderImage } from '@portal/api';
import { toasts } from '@portal/ui';
import { useEffect, useMemo, useState } from 'react';
import { inParallel, notifyError, useApi, useRead } from '../../../common/index.ts';
import { t } from '../../links/texts.ts';
import { type ImageMarks, joinChoices } from './imageMarks.ts';

/** Calls on their way together: more would only wait in the browser. */
const atOnce = 6;

export interface MarkedImages {
  marks: ImageMarks;
  /** «Выбрано 12 из 15»: the limit of the one link by which something was chosen, null where there are several or none. */
  limit: number | null;
  /** Takes photos out of all links, or puts them back, and says so. */
  hide: (images: readonly OrderImage[], isHidden: boolean) => Promise<void>;
}

/** What clients chose of a project, and what is hidden from them. Without it, should it fail, the photos are there all the same. */
export function useImageMarks(orderId: number): MarkedImages {
  const call = useApi();
  const given = useMemo(() => ({ params: { id: orderId } }), [orderId]);
  const links = useRead(listLinks, given, { revalidateOnFocus: true });
  const hidden = useRead(listHiddenImages, given);
  const [choices, setChoices] = useState<readonly LinkChoice[]>([]);
  const all = links.state === 'ready' ? links.data : null;
  const used = useMemo(() => (all ?? []).filter(({ favouriteCount, remarkCount }) => favouriteCount + remarkCount > 0), [all]);
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const answers = await inParallel(used, atOnce, ({ id }) => call(getLinkChoice, { params: { id: orderId, linkId: id } }));
      if (isWanted) setChoices(answers);
    };
    // What was read before stays: marks are no reason to disturb.
    read().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [call, used, orderId]);
  const hiddenIds = hidden.state === 'ready' ? hidden.data : null;
  const marks = useMemo(() => joinChoices(choices, hiddenIds ?? []), [choices, hiddenIds]);
  const choosing = used.filter(({ favouriteCount }) => favouriteCount > 0);

  const hide = async (images: readonly OrderImage[], isHidden: boolean): Promise<void> => {
    const done = new Set<number>();
    const errors: unknown[] = [];
    await inParallel(images, atOnce, async ({ id }) => {
      try {
        await call(hideFromLinks, { params: { id: orderId, imageId: id }, body: { hidden: isHidden } });
        done.add(id);
      } catch (error) {
        errors.push(error);
      }
    });
    if (done.size > 0) {
      if (hidden.state === 'ready') {
        hidden.replace((ids) => (isHidden ? [...new Set([...ids, ...done])] : ids.filter((id) => !done.has(id))));
      }
      const words = isHidden ? 'hidden' : 'shown';
      toasts.show({ type: 'success', title: t(`marks.${words}.title`, { count: done.size }), message: t(`marks.${words}.text`) });
    }
    if (errors.length > 0) notifyError(t(isHidden ? 'marks.hidden.failed' : 'marks.shown.failed'), errors[0]);
  };
  const limit = choosing.length === 1 ? (choosing[0]?.choiceLimit ?? null) : null;
  return { marks, limit, hide };
}
