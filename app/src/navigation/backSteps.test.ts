import type { NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBackSteps } from './backSteps.ts';

type Entry = { key: string; usr: { layers?: readonly number[] } };

/** The browser's history and a router: `navigate` moves the browser, `render` renders the page at an entry. */
function browser() {
  const entries: Entry[] = [{ key: 'first', usr: {} }];
  let index = 0;
  const stub = { state: entries[0] };
  vi.stubGlobal('history', stub);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('window', { setTimeout });
  const steps = createBackSteps();
  const move = (by: number) => {
    index += by;
    stub.state = entries[index];
  };
  const navigate = ((to: unknown, options?: { state: Entry['usr'] }) => {
    if (typeof to === 'number') move(to);
    else {
      entries.splice(index + 1, Infinity, { key: `pushed ${entries.length}`, usr: options?.state ?? {} });
      move(1);
    }
  }) as NavigateFunction;
  const render = (entry: Entry | undefined, isBack: boolean) =>
    steps.onMoved({ location: { pathname: '/', search: '', hash: '', state: entry?.usr, key: entry?.key ?? '' }, navigate }, isBack);
  render(entries[0], true);
  return { steps, entries, render, goBack: () => move(-1), layers: () => stub.state?.usr.layers ?? [] };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An open list with an entry, at which the page is not rendered yet. */
function withOpenList() {
  const page = browser();
  const onBack = vi.fn<() => void>(() => release());
  const release = page.steps.hold(onBack);
  vi.runAllTimers();
  expect(page.layers()).toHaveLength(1);
  return { ...page, onBack };
}

it('closes on Back what is open, and adds no other entry', () => {
  const { onBack, render, goBack, entries, layers } = withOpenList();
  render(entries[1], false);
  goBack();
  render(entries[0], true);
  vi.runAllTimers();
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(layers()).toEqual([]);
});

it('closes it when the browser goes back before the page is rendered at the entry, and React skips that render', () => {
  const { onBack, steps, goBack, layers } = withOpenList();
  goBack();
  steps.onPopState();
  vi.runAllTimers();
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(layers()).toEqual([]);
});

it.each([
  // The router's own listener comes first, and often with it the renders: their effects run after the browser has gone back.
  ['before', ['render', 'event']],
  ['after', ['event', 'render']],
] as const)('closes it once when React renders at the entry and at the one before it %s the event', (_, order) => {
  const { onBack, steps, render, goBack, entries, layers } = withOpenList();
  const now = {
    event: steps.onPopState,
    render: () => {
      render(entries[1], false);
      render(entries[0], true);
    },
  };
  goBack();
  for (const step of order) now[step]();
  vi.runAllTimers();
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(layers()).toEqual([]);
});

it('closes the outer overlay too when the visitor goes back while the entry of a closed inner one is left', () => {
  const { onBack, steps, render, goBack, entries, layers } = withOpenList();
  render(entries[1], false);
  const closeInner = steps.hold(vi.fn<() => void>());
  vi.runAllTimers();
  render(entries[2], false);
  closeInner();
  vi.runAllTimers();
  goBack();
  render(entries[0], true);
  vi.runAllTimers();
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(layers()).toEqual([]);
});

it('gives its entry back to what asks for confirmation instead of closing', () => {
  const { steps, render, goBack, entries, layers } = browser();
  const ask = vi.fn<() => void>();
  steps.hold(ask);
  vi.runAllTimers();
  render(entries[1], false);
  goBack();
  render(entries[0], true);
  vi.runAllTimers();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(layers()).toHaveLength(1);
});
