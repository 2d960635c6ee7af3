import { listRetouched, thumbnailAddresses } from '@portal/api';
import { useRead } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { type ShownImage, someNames } from './shown.ts';

interface DeleteImagesProps {
  projectId: number;
  images: readonly ShownImage[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => Promise<void>;
  /** Moves the focus when the element that opened it was deleted with them. */
  nextFocus?: () => HTMLElement | null;
}

/** Asks before originals are deleted, and says what happens to their retouched images. */
export function DeleteImages({ projectId, images, ...rest }: DeleteImagesProps) {
  // Loaded while they are chosen, so that it is there when the question opens.
  const retouched = useRead(listRetouched, images.length > 0 ? { params: { id: projectId } } : null);
  const looseAfter = (gone: readonly ShownImage[]): string | null => {
    if (retouched.state !== 'ready') return t('dashboard.projects.images.deleting.retouchedUnknown');
    const ids = new Set(gone.map(({ id }) => id));
    const count = retouched.data.filter(({ originalId }) => originalId !== null && ids.has(originalId)).length;
    return count === 0 ? null : t('dashboard.projects.images.deleting.retouched', { count });
  };
  return (
    <DeleteQuestion {...rest} photos={images} imageOf={(image) => (image.loadError ? null : thumbnailAddresses(image)[0])}>
      {(gone) =>
        [
          gone.length === 1
            ? t('dashboard.projects.images.deleting.textOne', { name: gone[0]?.name ?? '' })
            : t('dashboard.projects.images.deleting.text', { names: someNames(gone.map(({ name }) => name)) }),
          looseAfter(gone),
        ]
          .filter(Boolean)
          .join(' ')
      }
    </DeleteQuestion>
  );
}
