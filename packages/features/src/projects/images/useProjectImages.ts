import {
  type ImageMarkChange,
  listProjectImages,
  listProjects,
  listRetouched,
  markProjectImages,
  type ProjectImage,
  thumbnailAddresses,
} from '@portal/api';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { notifyError, type ReadState, useApi, useFailureNotice, useRead, useReload, useRenewal } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import type { ShownImage } from './shown.ts';

export interface ProjectImages {
  result: ReadState<ProjectImage[]>;
  images: readonly ShownImage[];
  /** Grows with each new attempt to load images that have failed. */
  attempt: number;
  /** Requests the list again, and the counts of the project's card. */
  reload: () => void;
  /** The list with addresses that are valid for a while: requested again where it is old. Nothing, where that fails. */
  renew: () => Promise<readonly ProjectImage[] | undefined>;
  /** The same, and tries all images again. */
  retryImages: () => void;
  onBroken: (id: string) => void;
  /** Puts photos from an answer into the list. */
  put: (...images: readonly ProjectImage[]) => void;
  remove: (ids: ReadonlySet<number>) => void;
  /** Marks photos optimistically; a mark that could not be saved is reset. */
  mark: (ids: readonly number[], change: ImageMarkChange) => Promise<void>;
  /** They were put into a group. */
  regroup: (ids: ReadonlySet<number>, groupId: number | null) => void;
}

/** The photos of a project and what changes them. */
export function useProjectImages(projectId: number): ProjectImages {
  const given = useMemo(() => ({ params: { id: projectId } }), [projectId]);
  const call = useApi();
  const result = useRead(listProjectImages, given);
  const refresh = useReload();
  const renew = useRenewal(listProjectImages, given);
  useFailureNotice(result, t('dashboard.projects.images.errors.load'));

  const [broken, setBroken] = useState<ReadonlyMap<number, string | undefined>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const data = result.state === 'ready' ? result.data : null;

  const images = useMemo(
    () =>
      (data ?? []).map((image) => ({ ...image, loadError: broken.has(image.id) && broken.get(image.id) === thumbnailAddresses(image)[0] })),
    [data, broken],
  );
  const current = useRef(images);
  useEffect(() => {
    current.current = images;
  }, [images]);

  /** Whether a retouched photo has an original depends on the originals and their names. */
  const refreshRetouched = useCallback(() => void refresh(listRetouched, given), [refresh, given]);
  const reload = useCallback(() => {
    void refresh(listProjectImages, given);
    refreshRetouched();
    void refresh(listProjects, {});
  }, [refresh, given, refreshRetouched]);

  const onBroken = useCallback(
    (id: string) => {
      const image = current.current.find((one) => one.id === Number(id));
      if (!image) return;
      setBroken((before) => new Map(before).set(image.id, thumbnailAddresses(image)[0]));
      void renew();
    },
    [renew],
  );

  const replace = result.state === 'ready' ? result.replace : () => undefined;
  return {
    result,
    images,
    attempt,
    reload,
    renew,
    retryImages: () => {
      setBroken(new Map());
      setAttempt(attempt + 1);
      reload();
    },
    onBroken,
    put: (...fresh) => {
      const byId = new Map(fresh.map((image) => [image.id, image]));
      replace((all) => all.map((one) => byId.get(one.id) ?? one));
      refreshRetouched();
    },
    mark: async (ids, change) => {
      if (ids.length === 0) return;
      const marked = new Set(ids);
      replace((all) => all.map((one) => (marked.has(one.id) ? { ...one, ...change } : one)));
      try {
        await call(markProjectImages, { ...given, body: { ids: [...ids], ...change } });
      } catch (error) {
        notifyError(t('dashboard.projects.images.marks.failed'), error);
        void refresh(listProjectImages, given);
      }
    },
    regroup: (ids, groupId) => replace((all) => all.map((one) => (ids.has(one.id) ? { ...one, groupId } : one))),
    remove: (ids) => {
      replace((all) => all.filter(({ id }) => !ids.has(id)));
      refreshRetouched();
      void refresh(listProjects, {});
    },
  };
}
