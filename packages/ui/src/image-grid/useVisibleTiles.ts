import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  useVirtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { evenRows, type Rows, wholeRows } from './rows.ts';

/** The scroll container of this element, or null where the page itself scrolls. */
function scrollerOf(element: Element): Element | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return null;
}

interface Shape {
  columns: number;
  /** Tiles that are as wide as their photos are two in a row. */
  inPairs: boolean;
  /** From one row to the next, in pixels. */
  pitch: number;
  /** The gap that `pitch` contains. */
  gap: number;
  /** Where tiles are as wide as their photos: the width of the grid, how high photos should be, and what is between two in a row; 0 elsewhere. */
  width: number;
  photo: number;
  across: number;
  /** From the top of the scroll container to the top of the grid. */
  margin: number;
  /** Visible height of the scroll container. */
  visibleHeight: number;
  /** null until known: whether the page itself scrolls, or a box. */
  scroller: Element | Window | null;
}

export interface VisibleTiles extends Shape {
  /** Of the whole grid, in pixels. */
  height: number;
  /** Whole rows that fit into the scroll container. */
  visibleRows: number;
  rows: Rows;
}

type Watching = Pick<VirtualizerOptions<Element, Element>, 'observeElementRect' | 'observeElementOffset'>;
// The same library functions for a page that scrolls; the types support only one kind of scroller at a time.
const watchPage = { observeElementRect: observeWindowRect, observeElementOffset: observeWindowOffset } as unknown as Watching;
const watchBox: Watching = { observeElementRect, observeElementOffset };
const noWidths = { width: 0, photo: 0, across: 0 };
const unknown: Shape = { columns: 3, inPairs: false, pitch: 240, gap: 0, ...noWidths, margin: 0, visibleHeight: 0, scroller: null };

/** What sticks to the upper edge is not higher. */
const upperEdge = 64;

const pixels = (value: string): number => Number.parseFloat(value) || 0;
const firstTile = (grid: Element): HTMLElement | null => grid.querySelector<HTMLElement>('[role=row], [data-tile]');

function shapeOf(grid: Element, scroller: Element | Window, isWhole: boolean): Shape {
  const style = getComputedStyle(grid);
  const gap = pixels(style.rowGap);
  const photo = pixels(style.getPropertyValue('--tile-photo'));
  // Where there is no tile yet, the size from CSS: the first tiles are then laid out once.
  const wanted = photo + pixels(style.getPropertyValue('--tile-words'));
  // Not the bounding box: a dialog is a little smaller during its opening animation.
  const height = isWhole ? photo + pixels(style.gridAutoRows) : firstTile(grid)?.offsetHeight || wanted;
  const columns = style.gridTemplateColumns.split(' ').length;
  // Not its columns: in a page from the server it has none yet.
  const inPairs = style.getPropertyValue('--tile-pairs').trim() === '1';
  const { top } = grid.getBoundingClientRect();
  const isBox = scroller instanceof Element;
  const margin = isBox ? top - scroller.getBoundingClientRect().top + scroller.scrollTop : top + window.scrollY;
  const visibleHeight = isBox ? scroller.clientHeight : window.innerHeight;
  const widths = isWhole ? { width: pixels(style.width), photo, across: pixels(style.columnGap) } : noWidths;
  return { columns, inPairs, pitch: (height || unknown.pitch) + gap, gap, ...widths, margin: Math.round(margin), visibleHeight, scroller };
}

/**
 * The position of a grid of tiles in its scroll container, which is detected. CSS decides how many columns there are and how high a tile is; all
 * tiles have the same size, or with `ratios` each is as wide as its photo.
 */
export function useVisibleTiles(grid: RefObject<HTMLElement | null>, count: number, ratios?: readonly number[]): VisibleTiles {
  const [shape, setShape] = useState(unknown);
  const isWhole = ratios !== undefined;

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const scroller = scrollerOf(element) ?? window;
    let frame = 0;
    // Layout is settled when this runs: measuring in every render would force one more layout. Later changes wait for the next frame: in this one the
    // observer would have to run again.
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const observer = new ResizeObserver(soon);
    let watched: Element | null = null;
    const look = (): void => {
      // One tile represents all of them: a larger font makes it higher. When it is removed, the observer notices that too.
      const tile = firstTile(element);
      if (tile !== watched) {
        if (watched) observer.unobserve(watched);
        if (tile) observer.observe(tile);
        watched = tile;
      }
      const next = shapeOf(element, scroller, isWhole);
      setShape((now) => ((Object.keys(next) as (keyof Shape)[]).every((part) => next[part] === now[part]) ? now : next));
    };
    look();

    const box = scroller instanceof Element ? scroller : document.body;
    // What is above the grid may grow, or load later: then a scroll event updates the offset before anything is rendered for it.
    for (const part of [element, box, ...box.children]) observer.observe(part);
    scroller.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
      window.removeEventListener('resize', soon);
    };
  }, [grid, isWhole]);

  const { columns, inPairs, pitch, gap, width, photo, across, visibleHeight } = shape;
  const rows = useMemo(
    () =>
      ratios
        ? wholeRows(ratios, { width, height: photo, across, gap, words: pitch - gap - photo, inPairs })
        : evenRows(count, { columns, pitch }),
    [ratios, count, columns, inPairs, pitch, gap, width, photo, across],
  );
  // The height also before the rows are counted: a page that is shorter for a moment would scroll.
  return { ...shape, rows, height: Math.max(0, rows.topOf(rows.count) - gap), visibleRows: Math.floor(visibleHeight / pitch) };
}

/** Which tiles have to be rendered: the visible ones, and those that stay. The calling component re-renders while the grid scrolls. */
export function useVisiblePlaces(visible: VisibleTiles, count: number, pinned: readonly number[]) {
  const { rows, margin, visibleHeight, scroller } = visible;
  // On the server there is no scroller, nor an `Element`.
  const isBox = scroller !== null && scroller instanceof Element;

  // oxlint-disable-next-line react/incompatible-library -- TanStack's functions change without changing their identity: nothing here memoizes them
  const virtual = useVirtualizer<Element, Element>({
    count: rows.count,
    // TanStack's own hook for a page differs from this one only in these functions.
    getScrollElement: () => scroller as Element | null,
    ...(isBox ? watchBox : watchPage),
    enabled: scroller !== null,
    initialOffset: () => (isBox ? scroller.scrollTop : window.scrollY),
    // It starts by setting the scroll position that it expects, which would force a layout of the page.
    scrollToFn: (offset, ...rest) => offset !== rest[1].scrollOffset && elementScroll(offset, ...rest),
    // So that the first render has all its tiles.
    initialRect: { width: 0, height: visibleHeight },
    estimateSize: (row) => rows.topOf(row + 1) - rows.topOf(row),
    scrollMargin: margin,
    overscan: 1,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, rows]);

  // After a change of the tile size, or of rows above, the first photo of the upper row stays where it is.
  const before = useRef({ top: 0, first: 0 });
  useLayoutEffect(() => {
    const { top: oldTop, first } = before.current;
    const top = rows.topOf(rows.rowOf(first));
    const offset = scroller instanceof Element ? scroller.scrollTop : window.scrollY;
    const isOther = first > 0 && offset > 0 && top !== oldTop;
    if (isOther) scroller?.scrollTo({ top: offset + top - oldTop });
    // Not the virtualizer's offset, which is updated later than the scroll position.
    const [upper] = rows.placesOf(rows.rowFrom(offset + upperEdge - margin));
    // The last one where no row begins below the edge: more may follow.
    const next = scroller === null ? 0 : isOther ? first : Math.min(upper, Math.max(0, count - 1));
    before.current = { top: rows.topOf(rows.rowOf(next)), first: next };
  });

  const inRows = virtual.getVirtualItems().flatMap(({ index }) => {
    const [first, end] = rows.placesOf(index);
    return Array.from({ length: end - first }, (_, number) => first + number);
  });
  return {
    // In order: a screen reader reads the tiles in document order.
    places: [...new Set([...pinned, ...inRows])].filter((place) => place < count).toSorted((one, other) => one - other),
    /** Scrolls just as far as needed to show this position. */
    show: (place: number) => virtual.scrollToIndex(rows.rowOf(place)),
  };
}
