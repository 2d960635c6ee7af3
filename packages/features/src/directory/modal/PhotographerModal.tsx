import { pageTitle, type PhotographerCard, photographerTitle } from '@portal/api';
import { breakpoints, Button, Modal, useMediaQuery } from '@portal/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ReturnFocus } from '../../common/overlays/index.ts';
import { contact } from '../portfolio/contact.ts';
import { usePhotographer } from '../portfolio/usePhotographer.ts';
import { t } from '../texts.ts';
import css from './PhotographerModal.module.css';
import { isTab, PhotographerModalView } from './PhotographerModalView.tsx';
import { usePhotographerOverlay } from './usePhotographerOverlay.ts';

interface PhotographerModalProps {
  /** Cards that are on the page: the dialog shows their data until the rest has loaded. */
  cards: readonly PhotographerCard[];
}

/** A photographer over the list, opened by the address `?photographer=7`. */
export function PhotographerModal({ cards }: PhotographerModalProps) {
  const overlay = usePhotographerOverlay();
  // While the dialog closes its content stays.
  const [id, setId] = useState(overlay.value);
  if (overlay.value !== null && overlay.value !== id) setId(overlay.value);
  const detail = usePhotographer(id);
  // Also for printing: of the tabs only the open one would be printed.
  const isWide = useMediaQuery(`(width >= ${breakpoints.lg}rem), print`);
  const isFullScreen = !useMediaQuery(`(width >= ${breakpoints.sm}rem)`);
  const card = detail.state === 'content' ? detail.photographer : (cards.find((one) => one.id === id) ?? null);
  const title = overlay.value !== null && card ? photographerTitle(card) : null;
  const { pathname, search } = useLocation();
  const listTitle = pageTitle(pathname === '/' ? 'home' : 'directory', search);
  // The tab has the photographer's name while the dialog is open: after the page beneath has set its own title.
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
  // Before a page that follows sets its title.
  useLayoutEffect(
    () => () => {
      if (title !== null) document.title = listTitle;
    },
    [title, listTitle],
  );
  const tab = overlay.detail('tab');
  const viewedKind = Number(overlay.detail('kind')) || null;
  // The viewer has its own filter: the dialog beneath keeps its state, with the photo that focus returns to. After a direct link to a photo the
  // dialog adopts the viewer's filter.
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
      {/* When the dialog was open from the start (Back, a shared link) there is no element to which focus can return. */}
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
