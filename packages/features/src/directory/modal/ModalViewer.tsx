import type { Photographer } from '@portal/api';
import { useEffect } from 'react';
import { useOverlay } from '../../common/index.ts';
import { LazyPhotoViewer, prepareViewer } from '../portfolio/LazyPhotoViewer.tsx';
import { albumsOf, kindsOf, ofKind, photosOf } from '../portfolio/portfolio.ts';
import { t } from '../texts.ts';

interface ModalViewerProps {
  photographer: Photographer;
  /** Id of the specialization that is looked at; null: all. */
  kind: number | null;
}

/** The photos of the dialog full screen, whichever of its tabs is below. */
export function ModalViewer({ photographer, kind }: ModalViewerProps) {
  const photo = useOverlay('photo');
  const albums = albumsOf(photographer, t('photographer.portfolio'));
  // Opening the dialog is a request to look.
  useEffect(prepareViewer, []);
  return (
    <LazyPhotoViewer
      mode="bounded"
      photographer={photographer}
      photos={photosOf(ofKind(albums, kind))}
      kinds={kindsOf(albums, photographer.specializations)}
      kind={kind}
      // Another choice begins with its first photo.
      onKindChange={(next) => photo.replace({ kind: next === null ? '' : String(next), photo: '1' })}
    />
  );
}
