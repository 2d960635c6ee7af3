import { Button } from '@portal/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { recordEarlyClicks } from './earlyClicks.ts';
import { hydrateOnInteraction } from './hydrateOnInteraction.ts';

/** Says when. */
const asked = fn(() => performance.now());
const reloadOnce = fn();
/** Links that were left to the browser, which here goes nowhere. */
const followed: string[] = [];
const follow = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  followed.push(link.text);
};
/** Where even the file that hears of presses is on its way. */
let firstFile: PromiseWithResolvers<void> | null = null;
let arrival = Promise.withResolvers<void>();
const told: string[] = [];
let html = '';

/** A page as the server draws it, before its code is here. */
function Page({ onReady }: { onReady?: () => void }) {
  const [city, setCity] = useState('');
  useEffect(() => onReady?.(), [onReady]);
  return (
    <>
      <h1>Фотографы</h1>
      <input type="text" aria-label="Город" value={city} onChange={(event) => setCity(event.target.value)} />
      <output>{city}</output>
      <Button onPress={() => told.push('Портрет')}>Портрет</Button>
      <Button onPress={() => told.push('Школа')}>Школа</Button>
      <a
        href="/photographer/1"
        onClick={(event) => {
          event.preventDefault();
          told.push('Анна');
        }}
      >
        Анна
      </a>
      <a href={`${location.pathname}${location.search}#services`}>Услуги</a>
    </>
  );
}

/** What the page is when it comes from the server: its text. */
function drawn(page: ReactNode): string {
  const draft = document.createElement('div');
  const root = createRoot(draft);
  flushSync(() => root.render(page));
  const { innerHTML } = draft;
  root.unmount();
  return innerHTML;
}

function Sent() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = place.current;
    if (!root) return;
    root.innerHTML = html;
    const load = async () => {
      asked();
      await arrival.promise;
      await new Promise<void>((resolve) => void hydrateRoot(root, <Page onReady={resolve} />));
    };
    const begin = () => hydrateOnInteraction(root, { load, reloadOnce });
    root.setAttribute('data-ssr', '');
    if (!firstFile) return begin();
    recordEarlyClicks();
    void firstFile.promise.then(begin);
  }, []);
  return <div ref={place} />;
}

const meta = preview.meta({
  title: 'App/Page on its way',
  component: Sent,
  beforeEach: () => {
    asked.mockClear();
    reloadOnce.mockClear();
    told.length = 0;
    followed.length = 0;
    firstFile = null;
    arrival = Promise.withResolvers();
    html = drawn(<Page />);
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  },
});

export const NothingLost = meta.story({
  name: 'Guard: what is pressed and typed before the page’s code is here is done when it comes, once each',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Портрет' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Портрет' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Город' }), 'Казань');
    await userEvent.click(canvas.getByRole('link', { name: 'Анна' }));
    await expect(told).toEqual([]);
    arrival.resolve();
    await waitFor(() => expect(told).toEqual(['Портрет', 'Анна']));
    await expect(asked).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('Казань');
    await userEvent.click(canvas.getByRole('button', { name: 'Портрет' }));
    await expect(told).toEqual(['Портрет', 'Анна', 'Портрет']);
  },
});

export const PressedEarly = meta.story({
  name: 'Guard: what is pressed and typed before any file is here is done once it is; a press asks for the code, a link leads on at once',
  beforeEach: () => {
    firstFile = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    const portrait = canvas.getByRole('button', { name: 'Портрет' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Город' }), 'Казань');
    await userEvent.click(canvas.getByRole('button', { name: 'Школа' }));
    await userEvent.click(portrait);
    await userEvent.click(portrait);
    await userEvent.click(canvas.getByRole('link', { name: 'Анна' }));
    await expect(followed).toEqual(['Анна']);
    await expect(asked).not.toHaveBeenCalled();
    firstFile?.resolve();
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await expect(portrait).not.toHaveAttribute('data-early-click');
    arrival.resolve();
    await waitFor(() => expect(told).toEqual(['Школа', 'Портрет']));
    await expect(canvas.getByRole('status')).toHaveTextContent('Казань');
    await userEvent.click(portrait);
    await expect(told).toEqual(['Школа', 'Портрет', 'Портрет']);
    await expect(portrait).not.toHaveAttribute('data-early-click');
  },
});

export const NotDrawn = meta.story({
  name: 'Guard: in a page that the server has not drawn everything works by itself from the start',
  render: () => <input type="checkbox" aria-label="Согласие" />,
  play: async ({ canvas }) => {
    recordEarlyClicks();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

export const AskedAgain = meta.story({
  name: 'Guard: code that did not come is asked for again by the next press',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Портрет' }));
    arrival.reject(new TypeError('Failed to fetch'));
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    arrival = Promise.withResolvers();
    arrival.resolve();
    await userEvent.click(canvas.getByRole('button', { name: 'Портрет' }));
    await waitFor(() => expect(told).toEqual(['Портрет']));
    await expect(asked).toHaveBeenCalledTimes(2);
  },
});

export const PressedAcross = meta.story({
  name: 'Guard: a press that begins before the page’s code is here and ends after it is one press',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Портрет' });
    const mouse = userEvent.setup();
    await mouse.pointer({ keys: '[MouseLeft>]', target: button });
    arrival.resolve();
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    // React has taken the page over by now.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(told).toEqual([]);
    await mouse.pointer({ keys: '[/MouseLeft]', target: button });
    await waitFor(() => expect(told).toEqual(['Портрет']));
  },
});

export const GoneWithAnUpdate = meta.story({
  name: 'Guard: code that does not come a second time is looked for by a new page',
  play: async ({ canvas }) => {
    arrival.reject(new TypeError('Failed to fetch'));
    const button = canvas.getByRole('button', { name: 'Портрет' });
    await userEvent.click(button);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    // However much they move about: once more, and after a pause. A timer is late, never early, but for the rounding of its clock.
    for (const _ of [1, 2, 3]) button.click();
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1));
    const [first, second] = asked.mock.results.map(({ value }) => Number(value));
    await expect(Number(second) - Number(first)).toBeGreaterThan(999);
    await waitFor(() => expect(reloadOnce).toHaveBeenCalledOnce());
    await expect(asked).toHaveBeenCalledTimes(2);
    await expect(told).toEqual([]);
  },
});

export const LinksLeadOn = meta.story({
  name: 'Guard: a link waits for the page’s code once, and not for code that has failed; within the page it never waits',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Услуги' }));
    await expect(followed).toEqual(['Услуги']);
    await userEvent.click(canvas.getByRole('link', { name: 'Анна' }));
    await expect(followed).toEqual(['Услуги']);
    arrival.reject(new TypeError('Failed to fetch'));
    await waitFor(() => expect(followed).toEqual(['Услуги', 'Анна']));
    await userEvent.click(canvas.getByRole('link', { name: 'Анна' }));
    await expect(followed).toEqual(['Услуги', 'Анна', 'Анна']);
  },
});

export const FollowedOnce = meta.story({
  name: 'Guard: a link that has lost its patience is not followed again by the code that comes after all',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Город' }), 'Казань');
    await userEvent.click(canvas.getByRole('link', { name: 'Анна' }));
    await waitFor(() => expect(followed).toEqual(['Анна']));
    arrival.resolve();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Казань'));
    await expect(told).toEqual([]);
  },
});

export const Cleared = meta.story({
  name: 'Guard: a field that was emptied before the page’s code is here is empty after it',
  play: async ({ canvas }) => {
    const city = canvas.getByRole('textbox', { name: 'Город' });
    await userEvent.type(city, 'К');
    await userEvent.clear(city);
    arrival.resolve();
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await waitFor(() => expect(city).toHaveValue(''));
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
});

export const HeardByNobody = meta.story({
  name: 'Guard: while a page is taken over, no finger on it reaches what React listens with; from then on each does',
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Фотографы' });
    const heard = fn();
    for (const part of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) title.parentElement?.addEventListener(part, heard, true);
    const press = () => userEvent.pointer([{ keys: '[TouchA>]', target: title }, { keys: '[/TouchA]' }]);
    await press();
    await expect(asked).toHaveBeenCalledOnce();
    await expect(heard).not.toHaveBeenCalled();
    arrival.resolve();
    await waitFor(async () => {
      await press();
      return expect(heard).toHaveBeenCalled();
    });
  },
});
