import type { ImageMarkChange, ProjectImage } from '@portal/api';
import { IconButton } from '@portal/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LazyGallery } from '../../../common/overlays/index.ts';
import { t as shareTexts } from '../../shares/texts.ts';
import { t } from '../../texts.ts';
import { DeleteImages } from '../DeleteImages.tsx';
import { RenameImage } from '../RenameImage.tsx';
import { type ShownImage, viewedOf } from '../shown.ts';
import type { MarksOfClients } from '../marks/clientMarks.ts';
import { MarkToggle } from '../marks/MarkToggle.tsx';
import { ViewedMarks } from '../marks/ViewedMarks.tsx';
import { useViewedPlace } from './useViewedPlace.ts';

interface ImageViewerProps {
  projectId: number;
  images: readonly ShownImage[];
  /** Id of the open photo. */
  viewed: number | null;
  onView: (id: number) => void;
  onClose: () => void;
  /** Throws when the server refuses. */
  onDelete: (image: ProjectImage) => Promise<void>;
  onMark: (image: ProjectImage, change: ImageMarkChange) => void;
  clientMarks: MarksOfClients;
  /** Takes a photo out of all shares, or puts it back. */
  onHide: (image: ProjectImage, isHidden: boolean) => void;
  onRenamed: (image: ProjectImage) => void;
  /** Another tab has deleted a photo. */
  onGone: (image: ProjectImage) => void;
  onDownload: (image: ProjectImage) => void;
  /** A file is being downloaded. */
  isDownloading: boolean;
  /** A photo could not be displayed. */
  onBroken: () => void;
  /** Gets the focus when the viewer has closed and the photo that opened it was deleted: the photo at this position. */
  placeAt: (place: number) => HTMLElement | null;
}

/** One photo at a time, with its actions. */
export function ImageViewer({ projectId, images, viewed, onView, onClose, onDelete, onMark, onRenamed, ...rest }: ImageViewerProps) {
  const { clientMarks, onHide, onGone, onDownload, isDownloading, onBroken, placeAt } = rest;
  const photos = useMemo(() => viewedOf(images), [images]);
  const [question, setQuestion] = useState<'delete' | 'rename' | null>(null);
  const place = useViewedPlace({ images, viewed, onView, onClose });
  const image = images[place];
  const isHidden = image !== undefined && clientMarks.hidden.has(image.id);
  const lastPlace = useRef(0);
  useEffect(() => {
    if (place >= 0) lastPlace.current = place;
  }, [place]);
  const nextFocus = () => placeAt(lastPlace.current);
  // After the last photo was deleted the viewer closes before the dialog over it.
  const afterLast = () => (images.length === 0 ? nextFocus() : null);
  // The subject of a dialog stays rendered while it closes.
  const [subject, setSubject] = useState(image);
  if (image && image !== subject && question === null) setSubject(image);
  const open = (what: 'delete' | 'rename') => () => {
    setSubject(image);
    setQuestion(what);
  };
  return (
    <>
      <LazyGallery
        photos={photos}
        index={place < 0 ? null : place}
        onIndexChange={(index) => onView(images[index]?.id ?? 0)}
        onClose={onClose}
        onBroken={onBroken}
        nextFocus={nextFocus}
        mode="bounded"
        onMark={(change) => image && onMark(image, change)}
        toolbar={
          image && (
            <>
              <ViewedMarks marks={clientMarks} id={image.id} />
              <MarkToggle image={image} onMark={(change) => onMark(image, change)} />
            </>
          )
        }
        actions={
          image && (
            <>
              <IconButton icon="edit" label={t('dashboard.projects.images.viewer.rename')} onPress={open('rename')} />
              <IconButton
                icon="download"
                label={t('dashboard.projects.images.viewer.download')}
                isPending={isDownloading}
                onPress={() => onDownload(image)}
              />
              <IconButton
                icon={isHidden ? 'eye' : 'eyeoff'}
                label={shareTexts(isHidden ? 'marks.show' : 'marks.hide')}
                onPress={() => onHide(image, !isHidden)}
              />
              <IconButton icon="trash" label={t('dashboard.projects.images.viewer.delete')} onPress={open('delete')} />
            </>
          )
        }
      />
      <DeleteImages
        projectId={projectId}
        images={subject ? [subject] : []}
        isOpen={question === 'delete'}
        onOpenChange={() => setQuestion(null)}
        onConfirm={async () => {
          if (subject) await onDelete(subject);
        }}
        nextFocus={afterLast}
      />
      {subject && (
        <RenameImage
          key={subject.id}
          projectId={projectId}
          image={images.find(({ id }) => id === subject.id) ?? subject}
          isOpen={question === 'rename'}
          onClose={() => setQuestion(null)}
          onRenamed={onRenamed}
          onGone={() => onGone(subject)}
          nextFocus={afterLast}
        />
      )}
    </>
  );
}
