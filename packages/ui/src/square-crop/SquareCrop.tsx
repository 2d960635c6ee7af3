import { useRef } from 'react';
import { useMove } from 'react-aria/useMove';
import { Label } from 'react-aria-components/Label';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { type ImageSize, maxZoom, moved, type Square, zoomed, zoomOf } from './crop.ts';
import css from './SquareCrop.module.css';

export interface SquareCropProps {
  /** What is cropped: «Фото профиля». */
  label: string;
  /** The image. */
  src: string;
  /** Of the upright image, in pixels. */
  size: ImageSize;
  /** The chosen part, in pixels of the image. */
  value: Square;
  /** Called while the image is moved and with every key. */
  onChange: (value: Square) => void;
  /** Where it will be shown round, its corners are darkened. */
  isRound?: boolean | undefined;
  /** The names of the zoom and of how the image is moved. Without defaults, because every page would load them. */
  words: { zoom: string; move: string };
}

/** Pixels of the screen by which an arrow key moves the image. */
const keyStep = 12;

const percent = (share: number) => `${share * 100}%`;

/** Chooses a square part of an image: moved by pointer, touch or arrow keys, and zoomed by a slider. */
export function SquareCrop({ label, src, size, value, onChange, isRound = false, words }: SquareCropProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { moveProps } = useMove({
    onMove({ deltaX, deltaY, pointerType }) {
      const pixel = value.side / (frame.current?.clientWidth || 1);
      const step = pixel * (pointerType === 'keyboard' ? keyStep : 1);
      onChange(moved(size, value, deltaX * step, deltaY * step));
    },
  });
  const { left, top, side } = value;
  return (
    <div className={css.root}>
      {/* A screen reader passes the arrow keys on only in an application role. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved by the arrow keys */}
      <div {...moveProps} ref={frame} className={css.frame} role="application" tabIndex={0} aria-label={`${label}. ${words.move}`}>
        <img
          className={css.image}
          src={src}
          alt=""
          draggable={false}
          style={{ width: percent(size.width / side), left: percent(-left / side), top: percent(-top / side) }}
        />
        {isRound && <span className={css.round} aria-hidden />}
      </div>
      <Slider<number>
        className={css.zoom ?? ''}
        minValue={1}
        maxValue={maxZoom}
        step={0.05}
        value={zoomOf(size, value)}
        onChange={(zoom) => onChange(zoomed(size, value, zoom))}
        formatOptions={{ style: 'percent' }}
      >
        <Label className={css.label ?? ''}>{words.zoom}</Label>
        <SliderTrack className={css.track ?? ''}>
          <SliderThumb className={css.thumb ?? ''} />
        </SliderTrack>
      </Slider>
    </div>
  );
}
