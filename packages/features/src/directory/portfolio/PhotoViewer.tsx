import type { Photo, Photographer, Specialization } from '@portal/api';
import { Avatar, breakpoints, Gallery, useMediaQuery } from '@portal/ui';
import { useMemo, useState } from 'react';
import { ReturnFocus, useOverlay, viewedPhoto } from '../../common/overlays/index.ts';
import { SocialLinks } from '../../common/cards/index.ts';
import { KindToggles } from './KindToggles.tsx';
import css from './PhotoViewer.module.css';
import { aboutPhotosOf } from './portfolio.ts';

interface PhotoViewerProps {
  photographer: Photographer;
  /** The photos of the viewer, filtered already. */
  photos: readonly Photo[];
  /** `wrap`: the last photo is followed by the first (the page); `bounded`: it is not (the dialog). */
  mode: 'wrap' | 'bounded';
  /** The filter over the photos; without it there is none. */
  kinds?: readonly Specialization[] | undefined;
  kind?: number | null | undefined;
  onKindChange?: ((kind: number | null) => void) | undefined;
  /** Gets the focus when the viewer has closed and the element that had it before was removed. */
  returnTo?: (() => HTMLElement | null) | undefined;
}

/** Full screen, opened by the address `?photo=3`. */
export function PhotoViewer({ photographer, photos, mode, kinds = [], kind = null, onKindChange, returnTo }: PhotoViewerProps) {
  const overlay = useOverlay('photo');
  const isWide = useMediaQuery(`(width >= ${breakpoints.md}rem)`);
  const isOpen = overlay.value !== null && photos.length > 0;
  // While the viewer closes it keeps its photo.
  const [place, setPlace] = useState(overlay.value);
  if (overlay.value !== null && overlay.value !== place) setPlace(overlay.value);
  const { name, avatar, city, socialLinks } = photographer;
  const aboutPhoto = useMemo(() => aboutPhotosOf(photographer), [photographer]);
  return (
    <Gallery
      isOpen={isOpen}
      onClose={overlay.close}
      photos={photos.map((photo) => viewedPhoto(photo, photo.title ?? '', aboutPhoto(photo)))}
      index={Math.min(place ?? 1, photos.length) - 1}
      onIndexChange={(index) => overlay.replace({ photo: String(index + 1) })}
      mode={mode}
      header={
        <div className={css.who}>
          <Avatar src={avatar} name={name} size={isWide ? 40 : 28} fallback="photo" />
          <div className={css.words}>
            <span className={css.name}>{name}</span>
            {city && <span className={css.city}>{city}</span>}
          </div>
          {returnTo && <ReturnFocus to={returnTo} />}
        </div>
      }
      toolbar={
        onKindChange &&
        kinds.length > 1 && (
          <div className={css.kinds}>
            <KindToggles kinds={kinds} kind={kind} onChange={onKindChange} look={isWide ? 'plain' : 'chips'} />
          </div>
        )
      }
      actions={
        socialLinks.length > 0 && (
          <div className={css.links}>
            <SocialLinks links={socialLinks} look="icons" />
          </div>
        )
      }
    />
  );
}
