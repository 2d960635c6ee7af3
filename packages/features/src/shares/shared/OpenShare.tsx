import { Banner, Button, EmptyState, type GridPhoto, IconButton, ImageGrid, Select, Text, TextButton, ToggleGroup } from '@portal/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useOverlay } from '../../common/overlays/index.ts';
import { t } from '../texts.ts';
import { ChoiceBar } from './ChoiceBar.tsx';
import { Delivery } from './Delivery.tsx';
import { countFitting, filterImages, type ImageFilter, usefulFilters } from './filterImages.ts';
import { foldersIn, isIn } from './folders/foldersIn.ts';
import { Greeting } from './Greeting.tsx';
import type { SharedImage, SharedProject } from '@portal/api';
import type { FamilyLinks } from './families/FamilyLine.tsx';
import css from './Shared.module.css';
import { SharedViewer } from './SharedViewer.tsx';
import { ReturnPart } from './return/ReturnPart.tsx';
import type { Save } from './save/useSave.ts';
import { keyOf, tilesOf } from './tiles.ts';

/** The photos of all folders. */
const everywhere = '';

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
  onDone: () => Promise<void>;
  onAccept: (shownDigest: string) => Promise<void>;
  /** A photo could not be displayed. */
  onBroken: () => void;
}

/** An open share: its photos, the hearts and the remarks, and the final step. The open photo is in the address. */
export function OpenShare({ share, links, images, missing, onRetry, saving, onSave, ...on }: OpenShareProps) {
  const [chosenFilter, setFilter] = useState<ImageFilter>('all');
  const [chosenFolder, setFolder] = useState(everywhere);
  // The position among all of them, counted from 1: originals and retouched photos share numbers.
  const overlay = useOverlay('photo');
  const viewed = overlay.value === null ? undefined : images[overlay.value - 1];
  const isClient = share.role === 'client';
  const canRemark = isClient && share.choiceClosedAt === null && share.signedOffAt === null;
  const canChoose = canRemark && share.shows !== 'retouched';
  const folders = useMemo(() => foldersIn(images), [images]);
  // A folder or a state that has no photos any more shows all of them.
  const folder = folders.some(({ key }) => key === chosenFolder) ? chosenFolder : everywhere;
  const inFolder = useMemo(
    () => (folder === everywhere ? images : images.filter((image) => image === viewed || isIn(image, folder))),
    [images, folder, viewed],
  );
  const filters = usefulFilters(inFolder, canChoose);
  const filter = filters.includes(chosenFilter) ? chosenFilter : 'all';
  const shown = useMemo(() => filterImages(inFolder, filter, viewed), [inFolder, filter, viewed]);
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
    <div className={css.page}>
      <Greeting share={share} canChoose={canChoose} links={links} />
      {share.choiceClosedAt !== null && share.signedOffAt === null && (
        <Banner tone="ok" title={t('choice.sent')} isLive>
          {t('choice.sentText', { count: share.favouriteCount })}
        </Banner>
      )}
      <Delivery
        canAccept={isClient && share.retouchedCount > 0 && (share.signedOffAt === null || share.renewedCount > 0)}
        isAccepted={share.signedOffAt !== null}
        renewedCount={share.renewedCount}
        shownDigest={share.shownDigest}
        canDownload={share.canDownload && (share.retouchedCount > 0 || !isClient)}
        isDownloading={saving === 'all'}
        isDownloadDisabled={saving !== null && saving !== 'all'}
        onDownload={on.onSaveAll}
        onAccept={on.onAccept}
      />
      {!isClient && <ReturnPart />}
      {images.some(({ isDropped }) => isDropped) && <Text as="p">{t('dropped.text')}</Text>}
      {folders.length > 0 && (
        <div className={css.folder}>
          <Select
            label={t('folders.label')}
            options={[{ value: everywhere, label: t('folders.all') }, ...folders.map(({ key, name }) => ({ value: key, label: name }))]}
            value={folder}
            onChange={setFolder}
          />
        </div>
      )}
      {filters.length > 0 && (
        <ToggleGroup
          label={t('filter.label')}
          isLabelHidden
          selectionMode="single"
          isDisallowEmpty
          options={filters.map((one) => ({ value: one, label: t(`filter.${one}`, { count: countFitting(inFolder, one) }) }))}
          value={[filter]}
          onChange={([next]) => next && setFilter(next)}
        />
      )}
      {canChoose && <ChoiceBar chosen={share.favouriteCount} limit={share.choiceLimit} onDone={on.onDone} />}
      {onRetry && (
        <Text as="p" tone={2}>
          {t('broken.title')} <TextButton onPress={onRetry}>{t('broken.retry')}</TextButton>
        </Text>
      )}
      <ImageGrid
        label={t('grid')}
        size="lg"
        photos={tiles}
        placeholders={filter === 'all' && folder === everywhere ? missing : 0}
        onOpen={(key) => overlay.open(placeOf(key))}
        onFavourite={canChoose ? giveHeart : undefined}
        renderActions={images.some(({ isDownloadable }) => isDownloadable) ? renderSave : undefined}
        onBroken={on.onBroken}
        empty={<NothingChosen onShowAll={() => setFilter('all')} />}
      />
      <SharedViewer
        images={shown}
        viewed={viewed}
        role={share.role}
        canChoose={canChoose}
        canRemark={canRemark}
        saving={saving}
        onSave={save}
        onView={(image) => overlay.replace({ photo: String(placeOf(keyOf(image))) })}
        onClose={overlay.close}
        onFavourite={on.onFavourite}
        onRemark={on.onRemark}
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
      <Greeting share={share} canChoose={false} links={links} />
      <EmptyState title={t(share.role === 'client' ? 'empty.title' : 'empty.retouch')} level={2}>
        {t(share.role === 'client' ? 'empty.text' : 'empty.retouchText')}
      </EmptyState>
    </div>
  );
}
