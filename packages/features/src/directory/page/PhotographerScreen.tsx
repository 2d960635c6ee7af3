import { pageTitle, photographerTitle, sentences } from '@portal/api';
import { useEffect } from 'react';
import { type Fail, notifyError, showFailure, updateHead } from '../../common/data/index.ts';
import { useOverlay } from '../../common/overlays/index.ts';
import { LazyPhotoViewer } from '../portfolio/LazyPhotoViewer.tsx';
import { albumsOf, photosOf } from '../portfolio/portfolio.ts';
import { usePhotographer } from '../portfolio/usePhotographer.ts';
import { t } from '../texts.ts';
import { PhotographerView } from './PhotographerView.tsx';

interface PhotographerScreenProps {
  /** As in the address. */
  id: string;
}

/** `/photographer/7`: a photographer's own page. */
export function PhotographerScreen({ id }: PhotographerScreenProps) {
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
  const loaded = usePhotographer(number);
  const detail = number === null ? ({ state: 'not-found' } as const) : loaded;
  const photo = useOverlay('photo');

  const error = detail.state === 'failed' ? detail.error : null;
  useEffect(() => {
    // The heading says «Ошибка» already, so the text does not repeat it.
    const fail: Fail = (heading, words) => showFailure(heading, error?.kind === 'network' ? sentences.noAnswer : words);
    if (error) notifyError(t('photographer.failedTitle'), error, fail);
  }, [error]);

  const found = detail.state === 'content' ? photographerTitle(detail.photographer) : null;
  const isUnknown = detail.state === 'not-found';
  const title = isUnknown ? pageTitle('photographerNotFound') : found;
  useEffect(() => {
    if (title) document.title = title;
    // Its address alone would allow indexing it.
    if (isUnknown) updateHead(null);
  }, [title, isUnknown]);

  return (
    <>
      <PhotographerView detail={detail} onOpenPhoto={(place) => photo.open(place)} />
      {detail.state === 'content' && (
        <LazyPhotoViewer
          mode="wrap"
          photographer={detail.photographer}
          photos={photosOf(albumsOf(detail.photographer, t('photographer.portfolio')))}
        />
      )}
    </>
  );
}
