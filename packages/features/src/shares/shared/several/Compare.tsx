import type { SharedImage } from '@portal/api';
import { IconButton, Image, Modal, Text } from '@portal/ui';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '../../texts.ts';
import css from './Compare.module.css';

interface CompareProps {
  /** Two at least. */
  images: readonly SharedImage[];
  isOpen: boolean;
  onClose: () => void;
  /** A photo could not be displayed. */
  onBroken: () => void;
}

/** Two photos beside each other, on a phone one above the other. Arrows change the one that has the focus, at first the second; Tab leads to the other. */
export function Compare({ images, isOpen, onClose, onBroken }: CompareProps) {
  const [places, setPlaces] = useState<readonly [number, number]>([0, 1]);
  return (
    <Modal isOpen={isOpen} onOpenChange={onClose} size="full" title={t('compare.title')}>
      <div className={css.sides}>
        {places.map((place, side) => (
          <Side
            key={side === 0 ? 'first' : 'second'}
            images={images}
            // One of them may be withdrawn meanwhile.
            place={Math.min(place, images.length - 1)}
            label={t(side === 0 ? 'compare.first' : 'compare.second')}
            isFocused={side === 1}
            onMove={(next) => setPlaces(side === 0 ? [next, places[1]] : [places[0], next])}
            onBroken={onBroken}
          />
        ))}
      </div>
    </Modal>
  );
}

/** Focuses the element when it appears. */
function useFirstFocus(ref: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) ref.current?.focus();
  }, [ref, isWanted]);
}

interface SideProps extends Pick<CompareProps, 'images' | 'onBroken'> {
  place: number;
  label: string;
  isFocused: boolean;
  onMove: (place: number) => void;
}

function Side({ images, place, label, isFocused, onMove, onBroken }: SideProps) {
  const ref = useRef<HTMLDivElement>(null);
  useFirstFocus(ref, isFocused);
  const image = images[place];
  if (!image) return null;
  const [before, after] = [place - 1, place + 1].map((next) => (images[next] ? () => onMove(next) : undefined));
  const step = (event: KeyboardEvent) => {
    const move = { ArrowLeft: before, ArrowRight: after }[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  // Arrows change what it shows; the buttons in it are for pointers.
  const group = { role: 'group', tabIndex: 0, onKeyDown: step };
  return (
    <div ref={ref} className={css.side} aria-label={label} {...group}>
      <div className={css.photo}>
        <Image key={image.src} src={image.src} spares={[image.thumb]} alt={image.name} loading="eager" onBroken={onBroken} />
      </div>
      <div className={css.steps}>
        <IconButton excludeFromTabOrder icon="left" label={t('compare.before')} isDisabled={!before} onPress={() => before?.()} />
        <output className={css.name}>
          <Text look="body-s">{image.name}</Text>
          <Text look="body-s" tone={2}>
            {t('compare.place', { number: place + 1, total: images.length })}
          </Text>
        </output>
        <IconButton excludeFromTabOrder icon="right" label={t('compare.after')} isDisabled={!after} onPress={() => after?.()} />
      </div>
    </div>
  );
}
