import { type Answered, getShared, shareLimits, listSharedImages, type SharedImage, type SharedProject } from '@portal/api';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useApi, useRead, useReload } from '../../common/data/index.ts';

type Page = Answered<typeof listSharedImages>;

/** The same page size as the server uses for the rendered page. */
const firstPage = { query: { offset: 0, limit: shareLimits.pageSize } };
/** Only what was sent with the page. */
const unrequested = { revalidateOnMount: false, revalidateIfStale: false };

/** Milliseconds between two requests because of a photo that is not displayed: it may have been hidden or replaced, or its address has expired. */
const renewalMs = 60_000;

export interface SharedImages {
  /** The photos that have loaded so far. */
  images: readonly SharedImage[];
  /** How many are still loading. */
  missing: number;
  /** Requests them again, if some failed. */
  retry: (() => void) | undefined;
  /** When a photo could not be displayed: requests them again, unless that was done a moment ago. */
  renew: () => void;
  /** Changes those photos in the cache, without a request. */
  change: (isMeant: (image: SharedImage) => boolean, next: Partial<SharedImage>) => void;
}

/**
 * The photos of an open share, page after page, so that the first are shown at once; all of them again when the window gets the focus, and when the
 * share shows others: nobody may accept new versions before they are seen. Null: the share is not open. `saves` settles when all hearts are saved: a
 * page that was read earlier would undo the last click.
 */
export function useSharedImages(share: SharedProject | null, saves: RefObject<Promise<void>>): SharedImages {
  const call = useApi();
  const readShareAgain = useReload();
  const isOpen = share !== null;
  const count = share?.count ?? 0;
  const shows = share && `${count} ${share.shownDigest} ${share.renewedCount} ${share.fixCount} ${share.canDownload}`;
  const delivered = useRead(listSharedImages, isOpen ? firstPage : null, unrequested);
  const [pages, setPages] = useState<readonly Page[]>(() => (delivered.state === 'ready' ? [delivered.data] : []));
  /** Not requested once more. */
  const first = useRef(pages[0]);
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const loadedAt = useRef(0);
  const changes = useRef(0);
  const reload = useCallback(() => setRound((before) => before + 1), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const load = async () => {
      const known = first.current;
      first.current = undefined;
      let offset = known ? shareLimits.pageSize : 0;
      let total = known?.total ?? 1;
      let number = known ? 1 : 0;
      /* oxlint-disable no-await-in-loop -- one after the other: what stands first is seen first */
      while (offset < total) {
        const limit = number === 0 ? shareLimits.pageSize : shareLimits.pageSizeMax;
        const place = number;
        await saves.current;
        const before = changes.current;
        const page = await call(listSharedImages, { query: { offset, limit } }, { signal: controller.signal });
        if (changes.current !== before) continue;
        setPages((old) => [...old.slice(0, place), page, ...old.slice(place + 1)]);
        total = page.total;
        offset += limit;
        number += 1;
      }
      /* oxlint-enable no-await-in-loop */
      loadedAt.current = Date.now();
      setPages((before) => before.slice(0, number));
      setFailed(false);
    };
    load().catch(() => {
      if (controller.signal.aborted) return;
      setFailed(true);
      // It may have ended, or got a PIN.
      void readShareAgain(getShared, {});
    });
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each round, and each change of what is shown, reads all of them again
  }, [call, isOpen, readShareAgain, round, saves, shows]);

  useEffect(() => {
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [reload]);

  const images = useMemo(() => pages.flatMap(({ items }) => items), [pages]);
  // Counted by pages and not by photos: an unreadable photo is left out of its page.
  const read = pages.length === 0 ? 0 : shareLimits.pageSize + (pages.length - 1) * shareLimits.pageSizeMax;
  return {
    images,
    missing: hasFailed ? 0 : Math.max(0, count - read),
    retry: hasFailed ? reload : undefined,
    renew: () => {
      if (Date.now() - loadedAt.current >= renewalMs) reload();
    },
    change: (isMeant, next) => {
      changes.current += 1;
      setPages((before) =>
        before.map((page) => ({
          ...page,
          items: page.items.map((image) => (isMeant(image) ? { ...image, ...next } : image)),
        })),
      );
    },
  };
}
