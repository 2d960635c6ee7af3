import { Banner, Button, EmptyState, type GridPhoto, IconButton, ImageGrid, Text, TextButton } from '@portal/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ReturnFocus, useOverlay } from '../../common/overlays/index.ts';
import { t } from '../texts.ts';
import { ArrangeBar } from './arrange/ArrangeBar.tsx';
import { everywhere, useArranged } from './arrange/useArranged.ts';
import { ChoiceBar } from './ChoiceBar.tsx';
import { Delivery } from './Delivery.tsx';
import { Greeting } from './Greeting.tsx';
import type { SharedImage, SharedProject, Verdict } from '@portal/api';
import { stepOf, stepText, stepTitle } from './answer/step.ts';
import type { FamilyLinks } from './families/FamilyLine.tsx';
import css from './Shared.module.css';
import { SharedViewer } from './SharedViewer.tsx';
import { ReturnPart } from './return/ReturnPart.tsx';
import type { Save } from './save/useSave.ts';
import { SeveralPart } from './several/SeveralPart.tsx';
import { keyOf, tilesOf } from './tiles.ts';

export interface OpenShareProps extends Save {
  share: SharedProject;
  links: FamilyLinks;
  /** The photos that have loaded so far. */
  images: readonly SharedImage[];
  /** How many are still loading. */
  missing: number;
  /** Requests the rest again, if it failed. */
  onRetry: (() => void) | undefined;
  /** By the number of the original. */
  onFavourite: (id: number, isFavourite: boolean) => void;
  /** The functions below throw when the server refuses. */
  onRemark: (id: number, remark: string) => Promise<void>;
  onVerdict: (image: SharedImage, verdict: Verdict | null, fix: string | null) => Promise<void>;
  onDone: () => Promise<void>;
  onAccept: (shownDigest: string) => Promise<void>;
  onWithdraw: () => Promise<void>;
  /** A photo could not be displayed. */
  onBroken: () => void;
}

/** An open share: its photos, the hearts and the remarks, and the final step. The open photo is in the address. */
export function OpenShare({ share, links, images, missing, onRetry, saving, onSave, onSaveSeveral, ...on }: OpenShareProps) {
  /** The keys of what is marked to be saved or compared, in the order of marking; null: a click opens a photo. */
  const [marked, setMarked] = useState<readonly string[] | null>(null);
  const marking = useRef<HTMLSpanElement>(null);
  const page = useRef<HTMLDivElement>(null);
  // The position among all of them, counted from 1: originals and retouched photos share numbers.
  const overlay = useOverlay('photo');
  const viewed = overlay.value === null ? undefined : images[overlay.value - 1];
  const isClient = share.role === 'client';
  const canRemark = isClient && share.choiceClosedAt === null && share.signedOffAt === null;
  const canChoose = canRemark && share.shows !== 'retouched';
  const step = isClient ? stepOf(share, canChoose) : null;
  const canAnswer = ({ kind, isRenewed }: SharedImage) => isClient && kind === 'retouched' && (share.signedOffAt === null || isRenewed);
  const unanswered = images.find((image) => canAnswer(image) && image.verdict !== 'liked' && image.verdict !== 'fix');
  const arranged = useArranged({ images, viewed, canChoose });
  const { shown } = arranged;
  const tiles = useMemo(() => tilesOf(shown, share.role), [shown, share.role]);
  const placeOf = (key: string) => images.findIndex((image) => keyOf(image) === key) + 1;
  const giveHeart = (key: string, isFavourite: boolean) => {
    const originalId = images[placeOf(key) - 1]?.originalId;
    if (originalId) on.onFavourite(originalId, isFavourite);
  };

  const viewedKey = viewed ? keyOf(viewed) : null;
  const openKey = useRef(viewedKey);
  useEffect(() => {
    openKey.current = viewedKey;
  }, [viewedKey]);
  const save = useCallback(
    (image: SharedImage) => onSave(image, () => openKey.current !== null && openKey.current !== keyOf(image)),
    [onSave],
  );
  const byKey = useMemo(() => new Map(images.map((image) => [keyOf(image), image])), [images]);
  // The same function as long as it renders the same: another one renders all tiles again.
  const renderSave = useCallback(
    ({ id, name }: GridPhoto, tabbing: { excludeFromTabOrder: boolean }) => {
      const image = byKey.get(id);
      return image?.isDownloadable ? (
        <IconButton
          {...tabbing}
          icon="download"
          tone="photo"
          label={t('save.named', { name })}
          isPending={saving === id}
          isDisabled={saving !== null && saving !== id}
          onPress={() => save(image)}
        />
      ) : null;
    },
    [byKey, save, saving],
  );
  if (share.count === 0) return <NoImages share={share} links={links} />;
  return (
    <div ref={page} className={css.page}>
      <Greeting share={share} links={links} />
      {step !== null && (
        <Banner tone={step === 'sent' || step === 'accepted' ? 'ok' : 'info'} title={stepTitle(share, step)} isLive={step !== 'choose'}>
          {stepText(share, step)}
        </Banner>
      )}
      <Delivery
        share={share}
        step={step}
        onLook={unanswered && (() => overlay.open(placeOf(keyOf(unanswered))))}
        canDownload={share.canDownload && (share.retouchedCount > 0 || !isClient)}
        isDownloading={saving === 'all'}
        isDownloadDisabled={saving !== null && saving !== 'all'}
        onDownload={on.onSaveAll}
        onAccept={on.onAccept}
        onWithdraw={on.onWithdraw}
      />
      {!isClient && <ReturnPart />}
      {images.some(({ isDropped }) => isDropped) && <Text as="p">{t('dropped.text')}</Text>}
      <ArrangeBar arranged={arranged} images={images}>
        {/* One button for both, so that the focus stays. */}
        <span ref={marking}>
          <Button tone="ghost" size="sm" icon={marked ? 'close' : 'check'} onPress={() => setMarked(marked ? null : [])}>
            {t(marked ? 'several.end' : 'several.start')}
          </Button>
        </span>
        {marked && <ReturnFocus to={() => marking.current?.querySelector('button')} />}
      </ArrangeBar>
      {marked ? (
        <SeveralPart
          marked={marked.flatMap((key) => byKey.get(key) ?? [])}
          saving={saving}
          onSaveSeveral={onSaveSeveral}
          onEnd={() => setMarked(null)}
          onBroken={on.onBroken}
        />
      ) : (
        canChoose && <ChoiceBar chosen={share.favouriteCount} limit={share.choiceLimit} onDone={on.onDone} />
      )}
      {onRetry && (
        <Text as="p" tone={2}>
          {t('broken.title')} <TextButton onPress={onRetry}>{t('broken.retry')}</TextButton>
        </Text>
      )}
      <ImageGrid
        label={t('grid')}
        size="lg"
        photos={tiles}
        placeholders={arranged.filter === 'all' && arranged.folder === everywhere ? missing : 0}
        selectedIds={marked ?? undefined}
        onSelectionChange={marked ? setMarked : undefined}
        onOpen={(key) => overlay.open(placeOf(key))}
        onFavourite={canChoose && !marked ? giveHeart : undefined}
        renderActions={!marked && images.some(({ isDownloadable }) => isDownloadable) ? renderSave : undefined}
        onBroken={on.onBroken}
        empty={<NothingChosen onShowAll={() => arranged.setFilter('all')} />}
      />
      <SharedViewer
        images={shown}
        viewed={viewed}
        role={share.role}
        canChoose={canChoose}
        canRemark={canRemark}
        canAnswer={canAnswer}
        saving={saving}
        onSave={save}
        onView={(image) => overlay.replace({ photo: String(placeOf(keyOf(image))) })}
        onClose={overlay.close}
        nextFocus={() => page.current?.querySelector<HTMLElement>('[role=row]') ?? null}
        onFavourite={on.onFavourite}
        onRemark={on.onRemark}
        onVerdict={on.onVerdict}
        onBroken={on.onBroken}
      />
    </div>
  );
}

function NothingChosen({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title={t('empty.chosen')}
      level={2}
      action={
        <Button tone="secondary" onPress={onShowAll}>
          {t('empty.showAll')}
        </Button>
      }
    >
      {t('empty.chosenText')}
    </EmptyState>
  );
}

function NoImages({ share, links }: Pick<OpenShareProps, 'share' | 'links'>) {
  return (
    <div className={css.page}>
      <Greeting share={share} links={links} />
      <EmptyState title={t(share.role === 'client' ? 'empty.title' : 'empty.retouch')} level={2}>
        {t(share.role === 'client' ? 'empty.text' : 'empty.retouchText')}
      </EmptyState>
    </div>
  );
}
