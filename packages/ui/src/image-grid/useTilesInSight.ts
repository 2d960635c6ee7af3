import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  useVirtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { scrollerOf } from './scrollerOf.ts';

interface Frame {
  columns: number;
  /** From one row to the next, in pixels. */
  pitch: number;
  /** The gap that `pitch` contains. */
  gap: number;
  /** From the top of what scrolls to the top of the grid. */
  margin: number;
}

export interface TilesInSight extends Frame {
  /** Places that have to exist, in order. */
  places: number[];
  /** Of the whole grid, in pixels. */
  height: number;
  /** Whole rows that fit into what scrolls. */
  rowsInSight: number;
  /** null until known: the page itself scrolls, or a box. */
  scroller: Element | Window | null;
  /** Scrolls just as far as it takes to see this place. */
  show: (place: number) => void;
}

type Watching = Pick<VirtualizerOptions<Element, Element>, 'observeElementRect' | 'observeElementOffset'>;
// The same library functions for a page that scrolls; the types know only one kind of scroller at a time.
const watchPage = { observeElementRect: observeWindowRect, observeElementOffset: observeWindowOffset } as unknown as Watching;
const watchBox: Watching = { observeElementRect, observeElementOffset };
const unknownFrame: Frame = { columns: 3, pitch: 240, gap: 0, margin: 0 };

const pixels = (value: string): number => Number.parseFloat(value) || 0;

function measure(grid: HTMLElement, scroller: Element | Window): Frame {
  const style = getComputedStyle(grid);
  const gap = pixels(style.rowGap);
  // Not the bounding box: a dialog is a little smaller while it opens.
  const tile = grid.querySelector<HTMLElement>('[role=row], [data-tile]')?.offsetHeight;
  // Where there is none in sight, what CSS wants it to be: the first tiles then stand where they stay, and are laid out once.
  const wanted = pixels(style.getPropertyValue('--tile-photo')) + pixels(style.getPropertyValue('--tile-words'));
  const top = grid.getBoundingClientRect().top;
  const margin = scroller instanceof Element ? top - scroller.getBoundingClientRect().top + scroller.scrollTop : top + window.scrollY;
  return { columns: style.gridTemplateColumns.split(' ').length, gap, margin, pitch: (tile || wanted || unknownFrame.pitch) + gap };
}

/**
 * Which tiles have to exist for what is in sight. CSS decides how many columns there are and how high a tile is; all
 * tiles are equally high. What scrolls, a box or the page, is found by itself.
 */
export function useTilesInSight(grid: RefObject<HTMLElement | null>, count: number, kept: readonly number[]): TilesInSight {
  const [frame, setFrame] = useState(unknownFrame);
  const [scroller, setScroller] = useState<Element | Window | null>(null);
  const { columns, pitch, margin, gap } = frame;

  // oxlint-disable-next-line react/incompatible-library -- TanStack's functions change without changing their identity: nothing here memoizes them
  const rows = useVirtualizer<Element, Element>({
    count: Math.ceil(count / columns),
    // TanStack's own hook for a page differs from this one only in these functions.
    getScrollElement: () => scroller as Element | null,
    ...(scroller instanceof Element ? watchBox : watchPage),
    // It puts what scrolls where it believes it to be: not before that is known, and then where it is.
    enabled: scroller !== null,
    initialOffset: () => (scroller instanceof Element ? scroller.scrollTop : window.scrollY),
    scrollToFn: elementScroll,
    estimateSize: () => pitch,
    scrollMargin: margin,
    overscan: 1,
  });

  const look = useRef(() => {});
  look.current = () => {
    if (!grid.current) return;
    const box = scroller ?? scrollerOf(grid.current) ?? window;
    setScroller(box);
    const found = measure(grid.current, box);
    const isSame = (Object.keys(found) as (keyof Frame)[]).every((part) => Math.abs(found[part] - frame[part]) < 0.5);
    if (!isSame) setFrame(found);
  };

  // What stands above the grid may have grown since: looked at whenever tiles change.
  useLayoutEffect(() => look.current());
  useLayoutEffect(() => rows.measure(), [rows, pitch, columns]);
  useLayoutEffect(() => {
    if (!grid.current) return undefined;
    const observer = new ResizeObserver(() => look.current());
    observer.observe(grid.current);
    return () => observer.disconnect();
  }, [grid]);

  const inRows = rows.getVirtualItems().flatMap(({ index }) => Array.from({ length: columns }, (_, column) => index * columns + column));
  // In order: a screen reader reads the tiles as they stand in the document.
  const places = [...new Set([...kept, ...inRows])].filter((place) => place < count).toSorted((one, other) => one - other);
  const inSight = rows.scrollRect?.height ?? 0;
  return {
    ...frame,
    places,
    // Also before the rows are counted: a page that is shorter for a moment would scroll.
    height: Math.max(0, Math.ceil(count / columns) * pitch - gap),
    rowsInSight: Math.floor(inSight / pitch),
    scroller,
    show: (place) => rows.scrollToIndex(Math.floor(place / columns)),
  };
}
