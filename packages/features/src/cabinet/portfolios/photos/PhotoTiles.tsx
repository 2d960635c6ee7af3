import type { PortfolioPhoto } from '@portal/api';
import { IconButton, ImageGrid } from '@portal/ui';
import { useMemo } from 'react';
import { LazyGallery, useOverlay } from '../../../common/overlays/index.ts';
import { t } from '../texts.ts';
import css from './PhotoTiles.module.css';
import { keyOf, tilesOf, viewedOf } from './shown.ts';

interface PhotoTilesProps {
  /** The accessible name of the grid. */
  label: string;
  /** All of the portfolio, in their order. */
  photos: readonly PortfolioPhoto[];
  isFeaturedOnly: boolean;
  isWhole: boolean;
  /** When set, a click chooses tiles, and their magnifier opens them. */
  selection?: { ids: readonly string[]; onChange: (ids: string[]) => void } | undefined;
  /** When set, choosing begins at the tiles themselves. */
  onChoose: (ids: string[]) => void;
  onStar: (photo: PortfolioPhoto) => void;
  onEdit: (photo: PortfolioPhoto) => void;
  onDelete: (photo: PortfolioPhoto) => void;
}

/** The photos with their numbers; a click opens one full screen, by the address `?photo=` and its id. */
export function PhotoTiles({ label, photos, isFeaturedOnly, isWhole, selection, onChoose, onStar, onEdit, onDelete }: PhotoTilesProps) {
  const overlay = useOverlay('photo');
  const { shown, gallery, tiles, byKey } = useMemo(() => {
    const fits = (photo: PortfolioPhoto) => !isFeaturedOnly || photo.isFeatured;
    const fitting = photos.filter(fits);
    return {
      shown: fitting,
      gallery: viewedOf(fitting),
      tiles: tilesOf(photos).filter(({ star }) => !isFeaturedOnly || star !== undefined),
      byKey: new Map(photos.map((photo) => [keyOf(photo), photo])),
    };
  }, [photos, isFeaturedOnly]);
  // In choosing mode, the place of the number shows the order of choosing.
  const chosenTiles = useMemo(() => tiles.map(({ place: _, ...tile }) => tile), [tiles]);
  const viewed = shown.findIndex(({ id }) => id !== null && id === overlay.value);
  const handle = (id: string, act: (photo: PortfolioPhoto) => void) => () => {
    const photo = byKey.get(id);
    if (photo) act(photo);
  };
  return (
    <>
      <ImageGrid
        label={label}
        size="sm"
        density={isWhole ? 'normal' : undefined}
        photos={selection ? chosenTiles : tiles}
        selectedIds={selection?.ids}
        onSelectionChange={selection?.onChange}
        onSelectionStart={onChoose}
        onOpen={(id) => overlay.open(Number(id))}
        onStar={(id) => handle(id, onStar)()}
        renderActions={
          selection
            ? undefined
            : ({ id, name }, tabbing) => (
                <>
                  <IconButton
                    {...tabbing}
                    icon="edit"
                    tone="photo"
                    size="sm"
                    label={t('photo.editNamed', { name })}
                    onPress={handle(id, onEdit)}
                  />
                  {/* On touch screens two buttons would cover a small tile: there the dialog of the first one deletes. */}
                  <span className={css.wide}>
                    <IconButton
                      {...tabbing}
                      icon="trash"
                      tone="photo"
                      size="sm"
                      label={t('photo.deleteNamed', { name })}
                      onPress={handle(id, onDelete)}
                    />
                  </span>
                </>
              )
        }
      />
      <LazyGallery
        photos={gallery}
        mode="bounded"
        index={viewed < 0 ? null : viewed}
        onIndexChange={(index) => overlay.replace({ photo: String(shown[index]?.id) })}
        onClose={overlay.close}
      />
    </>
  );
}
