import { addressOf, downloadRetouched, errorText, type ProjectImage, type Retouched } from '@portal/api';
import {
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  ImageGrid,
  Text,
  type TileDensity,
  useMoveFocus,
  useFocusFallback,
} from '@portal/ui';
import { type ReactNode, type RefObject, useMemo } from 'react';
import type { ReadState } from '../../common/data/index.ts';
import type { GroupChoice } from '../groups/groupOf.ts';
import { t as groupTexts } from '../groups/texts.ts';
import { placeIn } from '../images/viewer/placeIn.ts';
import { DensityMenu } from '../images/DensityMenu.tsx';
import { SelectionBar } from '../images/SelectionBar.tsx';
import type { ImageSelection } from '../images/useSelection.ts';
import { t } from '../texts.ts';
import css from './RetouchedView.module.css';
import { deliveredOf, deliveryText, holdWords } from './delivery.ts';
import { type Fixes, matchedCount, tilesOf } from './tiles.ts';
import { showWords } from './waiting/waiting.ts';

interface RetouchedViewProps {
  /** Of the whole tab. */
  root: RefObject<HTMLDivElement | null>;
  projectId: number;
  result: ReadState<Retouched[]>;
  /** All of the group, also where only those that wait are shown. */
  inGroup: readonly Retouched[];
  /** What clients want fixed. */
  fixes: Fixes;
  originals: readonly ProjectImage[] | null;
  selection: ImageSelection<Retouched>;
  density: TileDensity;
  onDensity: (density: TileDensity) => void;
  /** The group that is shown, and the bar that chooses it. */
  group: GroupChoice;
  groupBar: ReactNode;
  onDeleteChosen: () => void;
  /** Holds the chosen ones back from delivery, or delivers them again. */
  onHoldChosen: () => void;
  /** Shows those of the chosen ones to clients that wait. */
  onShowChosen: () => void;
  onUpload: () => void;
  /** Opens a photo by its id. */
  onOpen: (id: number) => void;
  /** An image could not be displayed. */
  onBroken: () => void;
  /** The likely originals of the photos without one. */
  suggestions: ReactNode;
  /** What waits for the photographer. */
  waiting: ReactNode;
}

/** The number of skeletons while the list is loading. */
const placeholders = 6;

/** Warnings, upload and download as a ZIP, and the retouched photos. */
export function RetouchedView({ root, projectId, result, inGroup, originals, selection, onUpload, ...rest }: RetouchedViewProps) {
  const { onDeleteChosen, onHoldChosen, onShowChosen, suggestions, waiting, onDensity, group, groupBar, ...grid } = rest;
  // The clicked element may be removed with the last choice.
  const focus = useMoveFocus();
  const focusFallback = useFocusFallback(() => focus(placeIn(root.current)));
  const photos = result.state === 'ready' ? result.data : null;
  const showing = showWords(selection.chosen);
  const isEmptyGroup = group !== null && photos?.length === 0;
  return (
    <div ref={root} className={css.tab} {...focusFallback}>
      <Banner tone="warn" title={t('retouched.names')}>
        {t('retouched.versions')}
      </Banner>
      <div className={css.bar}>
        <Button icon="upload" onPress={onUpload}>
          {t('retouched.upload')}
        </Button>
        <DownloadZip projectId={projectId} group={group} isEmpty={photos !== null && deliveredOf(inGroup).length === 0} />
        {photos && photos.length > 0 && originals && <Totals photos={inGroup} originals={originals} />}
        {photos && photos.length > 0 && <DensityMenu density={grid.density} onDensity={onDensity} />}
      </div>
      {photos && !isEmptyGroup && (
        <Text as="p" look="body-s" tone={2}>
          {deliveryText(inGroup)}
        </Text>
      )}
      {suggestions}
      {groupBar}
      {waiting}
      {photos && photos.length > 0 && (
        <SelectionBar
          selection={selection}
          count={photos.length}
          onDelete={onDeleteChosen}
          more={[...(showing ? [{ ...showing, onPress: onShowChosen }] : []), { ...holdWords(selection.chosen), onPress: onHoldChosen }]}
        />
      )}
      {result.state === 'failed' ? (
        <ErrorState title={t('retouched.failed')} onRetry={result.retry} level={3}>
          {errorText(result.error)}
        </ErrorState>
      ) : (
        <Photos photos={photos} isEmptyGroup={isEmptyGroup} selection={selection} {...grid} />
      )}
    </div>
  );
}

/** In a new tab, which the cookie's token authorises (ledger IMG-49, OPEN-47). */
function DownloadZip({ projectId, group, isEmpty }: { projectId: number; group: GroupChoice; isEmpty: boolean }) {
  if (isEmpty) {
    return (
      <Button tone="secondary" icon="download" isDisabled>
        {t('retouched.download')}
      </Button>
    );
  }
  return (
    <ButtonLink
      tone="secondary"
      icon="download"
      href={addressOf(downloadRetouched, { params: { id: projectId }, query: group === null ? {} : { group } })}
      target="_blank"
    >
      {t('retouched.download')}
    </ButtonLink>
  );
}

function Totals({ photos, originals }: { photos: readonly Retouched[]; originals: readonly ProjectImage[] }) {
  const loose = photos.filter(({ originalId }) => originalId === null).length;
  return (
    <output className={css.totals}>
      <b>{t('retouched.total', { matched: matchedCount(photos, originals), originals: originals.length })}</b>
      {loose > 0 && <span>{t('retouched.withoutOriginal', { count: loose })}</span>}
    </output>
  );
}

interface PhotosProps extends Pick<RetouchedViewProps, 'fixes' | 'selection' | 'density' | 'onOpen' | 'onBroken'> {
  photos: readonly Retouched[] | null;
  isEmptyGroup: boolean;
}

function Photos({ photos, isEmptyGroup, fixes, selection, density, onOpen, onBroken }: PhotosProps) {
  const tiles = useMemo(() => tilesOf(photos ?? [], fixes), [photos, fixes]);
  return (
    <ImageGrid
      label={t('retouched.label')}
      photos={tiles}
      density={density}
      placeholders={photos ? 0 : placeholders}
      selectedIds={selection.ids}
      onSelectionChange={selection.choose}
      onOpen={(id) => onOpen(Number(id))}
      onBroken={onBroken}
      empty={
        <EmptyState title={isEmptyGroup ? groupTexts('filter.emptyRetouched') : t('retouched.empty')} level={3}>
          {!isEmptyGroup && t('retouched.emptyText')}
        </EmptyState>
      }
    />
  );
}
