import { useState } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { Icon } from '../icon/Icon.tsx';
import { Image } from '../image/Image.tsx';
import { texts, type Words } from '../texts.ts';
import css from './BeforeAfter.module.css';

/** A part of a photo, as fractions of its width and height. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

const percentOf = (share: number) => `${share * 100}%`;

/** The earlier photo, scaled and moved so that it is aligned with the later one. */
const placeOf = ({ left, top, width, height }: Crop) => ({
  left: percentOf(-left / width),
  top: percentOf(-top / height),
  width: percentOf(1 / width),
  height: percentOf(1 / height),
});

export interface BeforeAfterProps {
  /** The photo's name; also the slider's. */
  label: string;
  /** The earlier photo. Rendered in the shape of the later one. */
  before: string;
  /** The later photo. */
  after: string;
  /** The aspect ratio of the later photo. */
  ratio: number;
  /** The part of the earlier photo that the later one shows after a crop: fractions of its width and height. */
  crop?: Crop | undefined;
  /** The photo's main colour, shown until it has loaded. */
  color?: string | undefined;
  /** One of the two could not be displayed. */
  onBroken?: (() => void) | undefined;
  /** Texts for another language. */
  words?: Words<'beforeAfter'> | undefined;
}

/** Two versions of a photo, one over the other, with a slider between before and after. */
export function BeforeAfter({ label, before, after, ratio, crop, color, onBroken, words = texts.beforeAfter }: BeforeAfterProps) {
  const [percent, setPercent] = useState(50);
  return (
    <Slider<number>
      className={css.box ?? ''}
      style={{ '--before-ratio': ratio, '--before-parting': `${percent}%` }}
      aria-label={label}
      value={percent}
      onChange={setPercent}
      formatOptions={{ style: 'unit', unit: 'percent' }}
    >
      <span className={css.half} data-half="before">
        <span className={css.whole} style={crop && placeOf(crop)}>
          <Image src={before} alt={`${words.before}: ${label}`} color={color} loading="eager" onBroken={onBroken} />
        </span>
      </span>
      <span className={css.half} data-half="after">
        <Image src={after} alt={`${words.after}: ${label}`} color={color} loading="eager" onBroken={onBroken} />
      </span>
      <span className={css.word} data-half="before" aria-hidden="true">
        {words.before}
      </span>
      <span className={css.word} data-half="after" aria-hidden="true">
        {words.after}
      </span>
      <SliderTrack className={css.track ?? ''}>
        <SliderThumb className={css.thumb ?? ''}>
          <Icon name="aleft" size={16} />
          <Icon name="aright" size={16} />
        </SliderThumb>
      </SliderTrack>
    </Slider>
  );
}
