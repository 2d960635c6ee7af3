import type { PhotographerCard } from '@portal/api';
import { breakpoints, Button, Modal, useMediaQuery } from '@portal/ui';
import { useState } from 'react';
import { ReturnFocus } from '../../common/index.ts';
import { contact } from '../portfolio/contact.ts';
import { usePhotographer } from '../portfolio/usePhotographer.ts';
import { t } from '../texts.ts';
import css from './PhotographerModal.module.css';
import { isTab, PhotographerModalView } from './PhotographerModalView.tsx';
import { usePhotographerOverlay } from './usePhotographerOverlay.ts';

interface PhotographerModalProps {
  /** Cards that are on the page: the dialog shows their data until the rest arrives. */
  cards: readonly PhotographerCard[];
}

/** A photographer over the list, opened by the address `?photographer=7`. */
export function PhotographerModal({ cards }: PhotographerModalProps) {
  const overlay = usePhotographerOverlay();
  // While the dialog closes its content stays.
  const [id, setId] = useState(overlay.value);
  if (overlay.value !== null && overlay.value !== id) setId(overlay.value);
  const detail = usePhotographer(id);
  // On paper, too: of the tabs it would have only the one that is open.
  const isWide = useMediaQuery(`(width >= ${breakpoints.lg}rem), print`);
  const isFullScreen = !useMediaQuery(`(width >= ${breakpoints.sm}rem)`);
  const card = detail.state === 'content' ? detail.photographer : (cards.find((one) => one.id === id) ?? null);
  const tab = overlay.detail('tab');
  const viewedKind = Number(overlay.detail('kind')) || null;
  // The viewer has its own filter: the dialog beneath stays as it was left, with the photo that focus returns to. A direct link
  // to a photo has left no dialog: it adopts the viewer's filter.
  const [kind, setKind] = useState(viewedKind);
  if (kind !== viewedKind && overlay.detail('photo') === null) setKind(viewedKind);

  return (
    <Modal
      isOpen={overlay.value !== null}
      onOpenChange={(isOpen) => !isOpen && overlay.close()}
      size="spread"
      title={card?.name ?? t(detail.state === 'not-found' ? 'photographer.notFound' : 'photographer.about')}
      isTitleHidden
      header={
        isFullScreen ? (
          <div className={css.back}>
            <Button tone="ghost" icon="aleft" onPress={overlay.close}>
              {t('photographer.back')}
            </Button>
          </div>
        ) : undefined
      }
      footer={
        !isWide && card ? (
          <Button isWide onPress={contact}>
            {t('photographer.contact')}
          </Button>
        ) : undefined
      }
    >
      {/* Who came with the dialog open already (Back, a sent link) left no place behind it that could get the keyboard back. */}
      <ReturnFocus to={() => document.querySelector<HTMLElement>(`article a[href="/photographer/${id}"]`)} />
      <PhotographerModalView
        detail={detail}
        card={card}
        isWide={isWide}
        tab={isTab(tab) ? tab : 'about'}
        onTabChange={(next) => overlay.replace({ tab: next })}
        kind={kind}
        viewedKind={viewedKind}
        onKindChange={(next) => overlay.replace({ kind: next === null ? '' : String(next) })}
      />
    </Modal>
  );
}
