import type { ProjectImage, Retouched } from '@portal/api';
import { Button, IconButton, Modal } from '@portal/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ReturnFocus } from '../../common/overlays/index.ts';
import { useViewedPlace } from '../images/viewer/useViewedPlace.ts';
import { t } from '../texts.ts';
import { DeleteRetouched } from './DeleteRetouched.tsx';
import { RetouchedPhoto } from './RetouchedPhoto.tsx';
import { holdWords } from './delivery.ts';
import { showWords } from './waiting/waiting.ts';
import css from './RetouchedViewer.module.css';
import type { Fixes } from './tiles.ts';
import type { SaveRetouched } from './useSaveRetouched.ts';

interface RetouchedViewerProps {
  photos: readonly Retouched[];
  /** What clients want fixed. */
  fixes: Fixes;
  originals: readonly ProjectImage[] | null;
  /** The open photo; null, or an unknown id: the dialog is closed. */
  id: number | null;
  onChange: (id: number) => void;
  onClose: () => void;
  /** An image could not be displayed. */
  onBroken: () => void;
  onSave: SaveRetouched;
  /** A file is being downloaded. */
  isSaving: boolean;
  /** Makes an earlier version the current one. */
  onRestore: (photo: Retouched, version: number) => void;
  /** Holds it back from delivery, or delivers it again. */
  onHold: (photo: Retouched) => void;
  /** Shows it to clients. */
  onShow: (photo: Retouched) => void;
  /** What was shown last, and how that is taken back. */
  shown: readonly Pick<Retouched, 'id'>[];
  onUndoShow: () => void;
  /** Throws when the server refuses. */
  onDelete: (photo: Retouched) => Promise<void>;
  /** Gets the focus when the element that opened the dialog was removed: the photo at this position in the list. */
  placeAt: (place: number) => HTMLElement | null;
}

/** One retouched photo over its original, its versions, and the buttons to the previous and next one. */
export function RetouchedViewer({ photos, fixes, originals, id, onChange, onClose, ...rest }: RetouchedViewerProps) {
  const { onBroken, onSave, isSaving, onRestore, onDelete, onHold, onShow, onUndoShow, placeAt } = rest;
  // The subject of the question, also while it closes.
  const [question, setQuestion] = useState<{ photo: Retouched | null; isOpen: boolean }>({ photo: null, isOpen: false });
  const steps = useRef<HTMLSpanElement>(null);
  const place = useViewedPlace({ images: photos, viewed: id, onView: onChange, onClose });
  // The open photo stays rendered while the dialog closes.
  const [last, setLast] = useState({ photo: photos[place], place });
  if (photos[place] && (photos[place] !== last.photo || place !== last.place)) setLast({ photo: photos[place], place });
  const { photo, place: shown } = last;
  useStepKeys(place >= 0 && !question.isOpen, (by) => {
    const target = photos[place + by];
    if (target) onChange(target.id);
  });
  if (!photo) return null;
  const { short: _, ...words } = holdWords([photo]);
  const showing = showWords([photo]);
  const wasShown = rest.shown.length === 1 && rest.shown[0]?.id === photo.id;
  const step = (by: -1 | 1) => {
    const target = photos[shown + by];
    return {
      isDisabled: target === undefined,
      onPress: () => {
        if (!target) return;
        onChange(target.id);
        // A button that becomes disabled at the end would lose the focus: it moves to the other one.
        if (!photos[shown + 2 * by])
          steps.current?.querySelector<HTMLElement>(by < 0 ? ':scope > :last-child' : ':scope > :first-child')?.focus();
      },
    };
  };
  // After the last photo was deleted the dialog closes before the question over it.
  const afterLast = () => (photos.length === 0 ? placeAt(shown) : null);
  return (
    <>
      <Modal
        isOpen={place >= 0}
        onOpenChange={(next) => !next && onClose()}
        size="xl"
        title={photo.name}
        footer={
          <>
            <span ref={steps} className={css.steps}>
              <IconButton icon="aleft" label={t('retouched.viewer.previous')} aria-keyshortcuts="ArrowLeft" {...step(-1)} />
              <output className={css.place}>{t('retouched.viewer.place', { place: shown + 1, count: photos.length })}</output>
              <IconButton icon="aright" label={t('retouched.viewer.next')} aria-keyshortcuts="ArrowRight" {...step(1)} />
            </span>
            <IconButton {...words} onPress={() => onHold(photo)} />
            <IconButton
              icon="trash"
              label={t('dashboard.projects.images.viewer.delete')}
              onPress={() => setQuestion({ photo, isOpen: true })}
            />
            {/* One element, so that the focus stays: the same click takes it back. */}
            {(showing ?? wasShown) && (
              <Button
                tone={showing ? 'primary' : 'secondary'}
                icon={showing ? showing.icon : 'restore'}
                onPress={() => (showing ? onShow(photo) : onUndoShow())}
              >
                {showing ? showing.label : t('retouched.show.undo')}
              </Button>
            )}
            {photo.urls.original !== null && (
              <Button tone="secondary" icon="download" isPending={isSaving} onPress={() => onSave(photo.id, photo.version)}>
                {t('retouched.viewer.download')}
              </Button>
            )}
          </>
        }
      >
        <RetouchedPhoto
          // A new version does not move the focus.
          key={photo.id}
          photo={photo}
          fixes={fixes.get(photo.id)}
          original={originals?.find((one) => one.id === photo.originalId)}
          onBroken={onBroken}
          onSave={onSave}
          onRestore={onRestore}
        />
        <ReturnFocus to={() => placeAt(shown)} />
      </Modal>
      <DeleteRetouched
        photos={question.photo ? [question.photo] : []}
        isOpen={question.isOpen}
        onOpenChange={(isOpen) => setQuestion(({ photo: subject }) => ({ photo: subject, isOpen }))}
        onConfirm={async () => {
          if (question.photo) await onDelete(question.photo);
        }}
        nextFocus={afterLast}
      />
    </>
  );
}

/** Arrow keys step from photo to photo wherever in the dialog the focus is, except on the slider between before and after, which they move. */
function useStepKeys(isActive: boolean, onStep: (by: -1 | 1) => void): void {
  const step = useEffectEvent((event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const isTaken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (by === 0 || isTaken || (event.target instanceof Element && event.target.closest('input, [role=menu]'))) return;
    event.preventDefault();
    onStep(by);
  });
  useEffect(() => {
    if (!isActive) return undefined;
    document.addEventListener('keydown', step);
    return () => document.removeEventListener('keydown', step);
  }, [isActive]);
}
