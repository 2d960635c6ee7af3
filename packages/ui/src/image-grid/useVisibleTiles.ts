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

/** The scroll container of this element, or null where the page itself scrolls. */
function scrollerOf(element: Element): Element | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return null;
}

interface Shape {
  columns: number;
  /** From one row to the next, in pixels. */
  pitch: number;
  /** The gap that `pitch` contains. */
  gap: number;
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
}

type Watching = Pick<VirtualizerOptions<Element, Element>, 'observeElementRect' | 'observeElementOffset'>;
// The same library functions for a page that scrolls; the types support only one kind of scroller at a time.
const watchPage = { observeElementRect: observeWindowRect, observeElementOffset: observeWindowOffset } as unknown as Watching;
const watchBox: Watching = { observeElementRect, observeElementOffset };
const unknown: Shape = { columns: 3, pitch: 240, gap: 0, margin: 0, visibleHeight: 0, scroller: null };

/** What sticks to the upper edge is not higher. */
const upperEdge = 64;

const pixels = (value: string): number => Number.parseFloat(value) || 0;
const firstTile = (grid: Element): HTMLElement | null => grid.querySelector<HTMLElement>('[role=row], [data-tile]');

function shapeOf(grid: Element, scroller: Element | Window): Shape {
  const style = getComputedStyle(grid);
  const gap = pixels(style.rowGap);
  // Where there is no tile yet, the size from CSS: the first tiles are then laid out once.
  const wanted = pixels(style.getPropertyValue('--tile-photo')) + pixels(style.getPropertyValue('--tile-words'));
  // Not the bounding box: a dialog is a little smaller during its opening animation.
  const pitch = (firstTile(grid)?.offsetHeight || wanted || unknown.pitch) + gap;
  const columns = style.gridTemplateColumns.split(' ').length;
  const { top } = grid.getBoundingClientRect();
  const isBox = scroller instanceof Element;
  const margin = isBox ? top - scroller.getBoundingClientRect().top + scroller.scrollTop : top + window.scrollY;
  const visibleHeight = isBox ? scroller.clientHeight : window.innerHeight;
  return { columns, pitch, gap, margin: Math.round(margin), visibleHeight, scroller };
}

/**
 * The position of a grid of tiles in its scroll container, which is detected. CSS decides how many columns there are and how high a tile is; all
 * tiles have the same height.
 */
export function useVisibleTiles(grid: RefObject<HTMLElement | null>, count: number): VisibleTiles {
  const [shape, setShape] = useState(unknown);

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
      const next = shapeOf(element, scroller);
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
  }, [grid]);

  const { columns, pitch, gap, visibleHeight } = shape;
  // The height also before the rows are counted: a page that is shorter for a moment would scroll.
  return { ...shape, height: Math.max(0, Math.ceil(count / columns) * pitch - gap), visibleRows: Math.floor(visibleHeight / pitch) };
}

/** Which tiles have to be rendered: the visible ones, and those that stay. The calling component re-renders while the grid scrolls. */
export function useVisiblePlaces(visible: VisibleTiles, count: number, pinned: readonly number[]) {
  const { columns, pitch, margin, visibleHeight, scroller } = visible;
  // On the server there is no scroller, nor an `Element`.
  const isBox = scroller !== null && scroller instanceof Element;

  // oxlint-disable-next-line react/incompatible-library -- TanStack's functions change without changing their identity: nothing here memoizes them
  const rows = useVirtualizer<Element, Element>({
    count: Math.ceil(count / columns),
    // TanStack's own hook for a page differs from this one only in these functions.
    getScrollElement: () => scroller as Element | null,
    ...(isBox ? watchBox : watchPage),
    enabled: scroller !== null,
    initialOffset: () => (isBox ? scroller.scrollTop : window.scrollY),
    // It starts by setting the scroll position that it expects, which would force a layout of the page.
    scrollToFn: (offset, ...rest) => offset !== rest[1].scrollOffset && elementScroll(offset, ...rest),
    // So that the first render has all its tiles.
    initialRect: { width: 0, height: visibleHeight },
    estimateSize: () => pitch,
    scrollMargin: margin,
    overscan: 1,
  });
  useLayoutEffect(() => rows.measure(), [rows, pitch]);

  // After a change of the tile size the first photo of the upper row stays visible.
  const before = useRef({ columns, pitch, first: 0 });
  useLayoutEffect(() => {
    const { columns: oldColumns, pitch: oldPitch, first } = before.current;
    const isOther = oldPitch !== pitch || oldColumns !== columns;
    const offset = scroller instanceof Element ? scroller.scrollTop : window.scrollY;
    if (isOther && first > 0 && offset > 0) scroller?.scrollTo({ top: margin + Math.floor(first / columns) * pitch - upperEdge });
    // Not the virtualizer's offset, which is updated later than the scroll position.
    const upper = Math.max(0, Math.ceil((offset + upperEdge - margin) / pitch) * columns);
    before.current = { columns, pitch, first: scroller === null ? 0 : isOther ? first : upper };
  });

  const inRows = rows.getVirtualItems().flatMap(({ index }) => Array.from({ length: columns }, (_, column) => index * columns + column));
  return {
    // In order: a screen reader reads the tiles in document order.
    places: [...new Set([...pinned, ...inRows])].filter((place) => place < count).toSorted((one, other) => one - other),
    /** Scrolls just as far as needed to show this position. */
    show: (place: number) => rows.scrollToIndex(Math.floor(place / columns)),
  };
}
