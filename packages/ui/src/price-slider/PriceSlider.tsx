import { useRef } from 'react';
import { Label } from 'react-aria-components/Label';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { Histogram } from './Histogram.tsx';
import css from './PriceSlider.module.css';
import { PriceInput } from './PriceInput.tsx';
import { handleLimits, handleStep, movedRange, type PriceEnd, shareOf, snapRange, typedRange } from './snap.ts';
import { useDelayedCommit } from './useDelayedCommit.ts';
import { Iris } from '../iris/Iris.tsx';
import { useStableCallback } from '../stable-callback/useStableCallback.ts';
import { texts, type Words } from '../texts.ts';

/** Milliseconds without typing, or without moves of a screen reader, after which the number is committed. */
const TYPING_PAUSE = 300;

const rubles = { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 } as const;
/** The icons of the handles: constant elements, so that a move does not re-render them. */
const drawings = { from: <Iris size={12} opening={0.36} blades={6} />, to: <Iris size={12} opening={0.62} blades={6} /> };

export interface PriceSliderProps {
  /** The slider's name: «Цена (₽/час)». */
  label: string;
  /** Only where a heading above shows the text; screen readers still read it. */
  isLabelHidden?: boolean | undefined;
  /** The lowest possible price, whole rubles. */
  min: number;
  /** The highest possible price, whole rubles. */
  max: number;
  /** The chosen ends, whole rubles; shown inside the limits and in order whatever the value (ledger PRICE-01 to PRICE-03). */
  value: readonly [from: number, to: number];
  /** Called while a handle moves and with every key. */
  onChange: (value: [number, number]) => void;
  /** Called when a handle is released, on Enter, on blur, and 300 ms after the last key or move of a screen reader (ledger PRICE-06 to PRICE-08). */
  onCommit: (value: [number, number]) => void;
  /** How many there are in each equal step between min and max: shown as bars. */
  buckets?: readonly number[] | undefined;
  /** Disabled; the numbers stay readable. Set implicitly while `min` equals `max`. */
  isDisabled?: boolean | undefined;
  /** The text before the numbers and the names of the fields. */
  words?: Words<'price'> | undefined;
}

/** A range of prices, by handles and by numbers. */
export function PriceSlider(props: PriceSliderProps) {
  const { label, isLabelHidden = false, min, max, value, onChange, onCommit, buckets, words = texts.price } = props;
  const limits = [min, max] as const;
  const track = handleLimits(limits);
  const [from, to] = snapRange(value, limits);
  const isDisabled = Boolean(props.isDisabled) || min >= max;
  const [schedule, flush] = useDelayedCommit(onCommit, TYPING_PAUSE);

  const type = useStableCallback((end: PriceEnd, typed: number | null) => {
    const next = typedRange(end, typed, [from, to], limits);
    onChange(next);
    schedule(next);
  });
  const finish = useStableCallback(flush);

  // React Aria reports the end of a move with every repetition of a pressed key: it really ends when the key is released.
  const isHeld = useRef(false);
  const isDragged = useRef(false);
  const moved = useRef<[number, number] | null>(null);
  const release = () => {
    isHeld.current = false;
    isDragged.current = false;
    if (moved.current) schedule(moved.current);
    moved.current = null;
  };
  const settle = () => {
    release();
    flush();
  };
  const move = (next: [number, number]) => {
    moved.current = next;
    onChange(next);
  };

  const ends = [
    { end: 'from', value: from, label: words.lowest, prefix: words.from },
    { end: 'to', value: to, label: words.highest, prefix: words.to },
  ] as const;

  return (
    <div className={css.root}>
      <Slider<number[]>
        className={css.slider ?? ''}
        minValue={track[0]}
        maxValue={track[1]}
        step={handleStep}
        value={[from, to]}
        onChange={(next) => move(movedRange(next as [number, number], [from, to], limits, isDragged.current))}
        onChangeEnd={() => {
          moved.current ??= [from, to];
          if (!isHeld.current) settle();
        }}
        isDisabled={isDisabled}
        formatOptions={rubles}
      >
        <Label className={css.label ?? ''} data-hidden={isLabelHidden || undefined}>
          {label}
        </Label>
        {buckets && buckets.length > 0 && <Histogram buckets={buckets} value={[from, to]} limits={limits} />}
        {/* A screen reader moves the native slider. React Aria handles it, but never reports that it has ended. */}
        <div
          onChange={() => {
            if (!moved.current || isHeld.current) return;
            schedule(moved.current);
            moved.current = null;
          }}
          onPointerDownCapture={() => {
            isHeld.current = false;
            isDragged.current = true;
          }}
          onKeyDownCapture={() => {
            isHeld.current = true;
            // A right click begins like a drag, and never ends like one.
            isDragged.current = false;
          }}
          // Several presses one after another are one change.
          onKeyUpCapture={release}
          // The keyup event of a key that is released elsewhere is not received.
          onBlur={settle}
        >
          <SliderTrack className={css.track ?? ''}>
            <span className={css.rail} />
            <span className={css.fill} style={{ '--fill-from': shareOf(from, track), '--fill-to': shareOf(to, track) }} />
            {ends.map(({ end, prefix }, index) => (
              <SliderThumb
                key={end}
                index={index}
                // React Aria adds the slider's own name: «от Цена (₽/час)».
                aria-label={prefix}
                className={css.thumb ?? ''}
                // Both handles at the right end: the lower one must be reachable, the upper one cannot move.
                data-front={(end === 'from' && from > (min + max) / 2) || undefined}
              >
                {drawings[end]}
              </SliderThumb>
            ))}
          </SliderTrack>
        </div>
      </Slider>
      <div className={css.fields}>
        {ends.map(({ end, value: price, label: name, prefix }) => (
          <PriceInput
            key={end}
            end={end}
            label={name}
            prefix={prefix}
            value={price}
            isDisabled={isDisabled}
            onType={type}
            onDone={finish}
          />
        ))}
      </div>
    </div>
  );
}
