import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useStableCallback } from '../stable-callback/useStableCallback.ts';
import { actualScale, clampView, maxScale, type Point, restView, swipeStep, type View, zoomAround } from './view.ts';

interface GestureOptions {
  /** The element that is scaled and moved. */
  ref: RefObject<HTMLElement | null>;
  /** A swipe requests the next (1) or the previous (-1) photo. */
  onStep: (by: -1 | 1) => void;
  /** At the end of a bounded row the photo moves only a little. */
  canStep: (by: -1 | 1) => boolean;
  /** Width of the photo's file in pixels. */
  width: number;
  /** The photo is shown at 1 : 1. */
  isActual: boolean;
  /** It is shown whole again. */
  onWhole: () => void;
}

const between = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Swipe, pinch and double tap on one photo. It moves the element itself: no render per frame. */
export function usePhotoGestures({ ref, onStep, canStep, width, isActual, onWhole }: GestureOptions) {
  const view = useRef<View>(restView);
  const fingers = useRef(new Map<number, Point>());
  const start = useRef({ point: { x: 0, y: 0 }, time: 0, view: restView });

  const show = (next: View, isSettling = false) => {
    const element = ref.current;
    if (!element) return;
    view.current = next;
    element.dataset['settling'] = String(isSettling);
    element.style.transform = next === restView ? '' : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
  };
  const fromMiddle = (point: Point): Point => {
    const box = ref.current?.parentElement?.getBoundingClientRect();
    return box ? { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 } : point;
  };
  const scaleOf = () => actualScale(width, ref.current?.offsetWidth ?? width, window.devicePixelRatio);
  const max = () => (isActual ? Math.max(maxScale, scaleOf()) : maxScale);
  const settle = (next: View) => {
    const element = ref.current;
    if (!element) return;
    const clamped = clampView(next, { width: element.offsetWidth, height: element.offsetHeight }, max());
    show(clamped.scale === 1 ? restView : clamped, true);
    if (clamped.scale === 1 && isActual) onWhole();
  };
  const follow = useStableCallback(() => settle(isActual ? { scale: scaleOf(), x: 0, y: 0 } : restView));
  const wasActual = useRef(false);
  useEffect(() => {
    if (isActual !== wasActual.current) follow();
    wasActual.current = isActual;
  }, [isActual, follow]);

  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && view.current.scale === 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, point);
    start.current = { point, time: event.timeStamp, view: view.current };
  };

  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const point = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, point);
    if (other) {
      const middle = fromMiddle(between(point, other));
      const old = fromMiddle(between(before, other));
      const zoomed = zoomAround(view.current, distance(point, other) / Math.max(distance(before, other), 1), middle, max());
      show({ ...zoomed, x: zoomed.x + middle.x - old.x, y: zoomed.y + middle.y - old.y });
      return;
    }
    const moved = { x: point.x - start.current.point.x, y: point.y - start.current.point.y };
    if (view.current.scale > 1) show({ ...view.current, x: start.current.view.x + moved.x, y: start.current.view.y + moved.y });
    else show({ scale: 1, x: canStep(moved.x < 0 ? 1 : -1) ? moved.x : moved.x / 4, y: 0 });
  };

  const onPointerUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return;
    const rest = [...fingers.current.values()][0];
    if (rest) {
      start.current = { point: rest, time: event.timeStamp, view: view.current };
      return;
    }
    const moved = { x: event.clientX - start.current.point.x, y: event.clientY - start.current.point.y };
    const by = view.current.scale === 1 && event.type === 'pointerup' ? swipeStep(moved, event.timeStamp - start.current.time) : 0;
    settle(view.current);
    if (by !== 0 && canStep(by)) onStep(by);
  };

  const onDoubleClick = (event: { clientX: number; clientY: number }) => {
    settle(view.current.scale > 1 ? restView : zoomAround(restView, 2.5, fromMiddle({ x: event.clientX, y: event.clientY })));
  };

  const onWheel = useStableCallback((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    settle(zoomAround(view.current, Math.exp(-event.deltaY / 120), fromMiddle({ x: event.clientX, y: event.clientY }), max()));
  });
  // A trackpad's pinch comes as a wheel with Ctrl; React's own wheel listener could not stop the page from zooming.
  useEffect(() => {
    const element = ref.current;
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [ref, onWheel]);

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onDoubleClick };
}
