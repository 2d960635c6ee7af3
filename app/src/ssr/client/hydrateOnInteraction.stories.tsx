import { Button } from '@portal/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { recordEarlyClicks } from './earlyClicks.ts';
import { hydrateOnInteraction } from './hydrateOnInteraction.ts';

/** Returns its time. */
const loadCode = fn(() => performance.now());
const reloadOnce = fn();
/** Links left to the browser, whose navigation is prevented here. */
const followed: string[] = [];
const follow = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  followed.push(link.text);
};
/** Delays the entry script. */
let entryScript: PromiseWithResolvers<void> | null = null;
let codeArrival = Promise.withResolvers<void>();
const handled: string[] = [];
let html = '';

/** A server-rendered page. */
function Page({ onReady }: { onReady?: () => void }) {
  const [city, setCity] = useState('');
  useEffect(() => onReady?.(), [onReady]);
  return (
    <>
      <h1>Фотографы</h1>
      <input type="text" aria-label="Город" value={city} onChange={(event) => setCity(event.target.value)} />
      <output>{city}</output>
      <Button onPress={() => handled.push('Портрет')}>Портрет</Button>
      <Button onPress={() => handled.push('Школа')}>Школа</Button>
      <a
        href="/photographer/1"
        onClick={(event) => {
          event.preventDefault();
          handled.push('Анна');
        }}
      >
        Анна
      </a>
      <a href={`${location.pathname}${location.search}#services`}>Услуги</a>
    </>
  );
}

/** The page as HTML. */
function htmlOf(page: ReactNode): string {
  const draft = document.createElement('div');
  const root = createRoot(draft);
  flushSync(() => root.render(page));
  const { innerHTML } = draft;
  root.unmount();
  return innerHTML;
}

function SentPage() {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = container.current;
    if (!root) return;
    root.innerHTML = html;
    const load = async () => {
      loadCode();
      await codeArrival.promise;
      await new Promise<void>((resolve) => void hydrateRoot(root, <Page onReady={resolve} />));
    };
    const begin = () => hydrateOnInteraction(root, { load, reloadOnce });
    root.setAttribute('data-ssr', '');
    if (!entryScript) return begin();
    recordEarlyClicks();
    void entryScript.promise.then(begin);
  }, []);
  return <div ref={container} />;
}

const meta = preview.meta({
  title: 'App/Hydration',
  component: SentPage,
  beforeEach: () => {
    loadCode.mockClear();
    reloadOnce.mockClear();
    handled.length = 0;
    followed.length = 0;
    entryScript = null;
    codeArrival = Promise.withResolvers();
    html = htmlOf(<Page />);
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  },
});

export const ClicksReplayed = meta.story({
  name: 'Guard: clicks and text before hydration are replayed after it, each control once',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Портрет' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Портрет' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Город' }), 'Казань');
    await userEvent.click(canvas.getByRole('link', { name: 'Анна' }));
    await expect(handled).toEqual([]);
    codeArrival.resolve();
    await waitFor(() => expect(handled).toEqual(['Портрет', 'Анна']));
    await expect(loadCode).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('Казань');
    await userEvent.click(canvas.getByRole('button', { name: 'Портрет' }));
    await expect(handled).toEqual(['Портрет', 'Анна', 'Портрет']);
  },
});

export const EarlyClicks = meta.story({
  name: 'Guard: clicks and text before the entry script are replayed; a click loads the code, a link is followed at once',
  beforeEach: () => {
    entryScript = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    const portrait = canvas.getByRole('button', { name: 'Портрет' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Город' }), 'Казань');
    await userEvent.click(canvas.getByRole('button', { name: 'Школа' }));
    await userEvent.click(portrait);
    await userEvent.click(portrait);
    await userEvent.click(canvas.getByRole('link', { name: 'Анна' }));
    await expect(followed).toEqual(['Анна']);
    await expect(loadCode).not.toHaveBeenCalled();
    entryScript?.resolve();
    await waitFor(() => expect(loadCode).toHaveBeenCalledOnce());
    await expect(portrait).not.toHaveAttribute('data-early-click');
    codeArrival.resolve();
    await waitFor(() => expect(handled).toEqual(['Школа', 'Портрет']));
    await expect(canvas.getByRole('status')).toHaveTextContent('Казань');
    await userEvent.click(portrait);
    await expect(handled).toEqual(['Школа', 'Портрет', 'Портрет']);
    await expect(portrait).not.toHaveAttribute('data-early-click');
  },
});

export const NotServerRendered = meta.story({
  name: 'Guard: controls outside a server-rendered page are not intercepted',
  render: () => <input type="checkbox" aria-label="Согласие" />,
  play: async ({ canvas }) => {
    recordEarlyClicks();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

export const LoadedAgain = meta.story({
  name: 'Guard: code that failed to load is requested again by the next click',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Портрет' }));
    codeArrival.reject(new TypeError('Failed to fetch'));
    await waitFor(() => expect(loadCode).toHaveBeenCalledOnce());
    codeArrival = Promise.withResolvers();
    codeArrival.resolve();
    await userEvent.click(canvas.getByRole('button', { name: 'Портрет' }));
    await waitFor(() => expect(handled).toEqual(['Портрет']));
    await expect(loadCode).toHaveBeenCalledTimes(2);
  },
});

export const PointerDownDuringHydration = meta.story({
  name: 'Guard: a click that starts before hydration and ends after it counts once',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Портрет' });
    const mouse = userEvent.setup();
    await mouse.pointer({ keys: '[MouseLeft>]', target: button });
    codeArrival.resolve();
    await waitFor(() => expect(loadCode).toHaveBeenCalledOnce());
    // React has hydrated the page by now.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(handled).toEqual([]);
    await mouse.pointer({ keys: '[/MouseLeft]', target: button });
    await waitFor(() => expect(handled).toEqual(['Портрет']));
  },
});

export const ReloadedOnce = meta.story({
  name: 'Guard: after the second failure to load the code the page is reloaded',
  play: async ({ canvas }) => {
    codeArrival.reject(new TypeError('Failed to fetch'));
    const button = canvas.getByRole('button', { name: 'Портрет' });
    await userEvent.click(button);
    await waitFor(() => expect(loadCode).toHaveBeenCalled());
    // One more attempt, however many interactions, and only after the delay. 999, because clocks round.
    for (const _ of [1, 2, 3]) button.click();
    await waitFor(() => expect(loadCode.mock.calls.length).toBeGreaterThan(1));
    const [first, second] = loadCode.mock.results.map(({ value }) => Number(value));
    await expect(Number(second) - Number(first)).toBeGreaterThan(999);
    await waitFor(() => expect(reloadOnce).toHaveBeenCalledOnce());
    await expect(loadCode).toHaveBeenCalledTimes(2);
    await expect(handled).toEqual([]);
  },
});

export const LinksLeadOn = meta.story({
  name: 'Guard: a link waits for the code once, and not for code that has failed; a hash link never waits',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Услуги' }));
    await expect(followed).toEqual(['Услуги']);
    await userEvent.click(canvas.getByRole('link', { name: 'Анна' }));
    await expect(followed).toEqual(['Услуги']);
    codeArrival.reject(new TypeError('Failed to fetch'));
    await waitFor(() => expect(followed).toEqual(['Услуги', 'Анна']));
    await userEvent.click(canvas.getByRole('link', { name: 'Анна' }));
    await expect(followed).toEqual(['Услуги', 'Анна', 'Анна']);
  },
});

export const FollowedOnce = meta.story({
  name: 'Guard: a link that was followed after the timeout is not clicked again by code that arrives late',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Город' }), 'Казань');
    await userEvent.click(canvas.getByRole('link', { name: 'Анна' }));
    await waitFor(() => expect(followed).toEqual(['Анна']));
    codeArrival.resolve();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Казань'));
    await expect(handled).toEqual([]);
  },
});

export const Cleared = meta.story({
  name: 'Guard: a field that was cleared before hydration is empty after it',
  play: async ({ canvas }) => {
    const city = canvas.getByRole('textbox', { name: 'Город' });
    await userEvent.type(city, 'К');
    await userEvent.clear(city);
    codeArrival.resolve();
    await waitFor(() => expect(loadCode).toHaveBeenCalledOnce());
    await waitFor(() => expect(city).toHaveValue(''));
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
});

export const PointerEventsHidden = meta.story({
  name: 'Guard: pointer events reach React’s listeners only after hydration',
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Фотографы' });
    const listener = fn();
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) title.parentElement?.addEventListener(type, listener, true);
    const tap = () => userEvent.pointer([{ keys: '[TouchA>]', target: title }, { keys: '[/TouchA]' }]);
    await tap();
    await expect(loadCode).toHaveBeenCalledOnce();
    await expect(listener).not.toHaveBeenCalled();
    codeArrival.resolve();
    await waitFor(async () => {
      await tap();
      return expect(listener).toHaveBeenCalled();
    });
  },
});
