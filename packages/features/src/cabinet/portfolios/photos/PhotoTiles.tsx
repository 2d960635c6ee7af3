import type { PortfolioPhoto } from '@portal/api';
import { IconButton, ImageGrid } from '@portal/ui';
import { useMemo } from 'react';
import { LazyGallery, useOverlay } from '../../../common/index.ts';
import { t } from '../texts.ts';
import css from './PhotoTiles.module.css';
import { keyOf, tilesOf, viewedOf } from './shown.ts';

interface PhotoTilesProps {
  /** What the grid shows, for those who cannot see it. */
  label: string;
  /** All of the portfolio, in their order. */
  photos: readonly PortfolioPhoto[];
  isFeaturedOnly: boolean;
  isWhole: boolean;
  /** With it tiles are chosen by a click, and opened by their magnifier. */
  choice?: { ids: readonly string[]; onChange: (ids: string[]) => void } | undefined;
  /** The choice begins at the tiles themselves, with these. */
  onChoose: (ids: string[]) => void;
  onStar: (photo: PortfolioPhoto) => void;
  onEdit: (photo: PortfolioPhoto) => void;
  onDelete: (photo: PortfolioPhoto) => void;
}

/** The photos with their places; a click looks at one full screen, by the address `?photo=` and its id. */
export function PhotoTiles({ label, photos, isFeaturedOnly, isWhole, choice, onChoose, onStar, onEdit, onDelete }: PhotoTilesProps) {
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
  // Where the place stands is the number of the choice then.
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
        photos={choice ? chosenTiles : tiles}
        selectedIds={choice?.ids}
        onSelectionChange={choice?.onChange}
        onSelectionStart={onChoose}
        onOpen={(id) => overlay.open(Number(id))}
        onStar={(id) => handle(id, onStar)()}
        renderActions={
          choice
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
                  {/* Two of them would cover a small tile under a finger: there the dialog of the first one deletes. */}
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
