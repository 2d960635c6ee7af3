import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { loadWhenUsed } from './whenUsed.ts';

const asked = fn();
let arrival = Promise.withResolvers<void>();
const told: string[] = [];
let html = '';

/** A page as the server draws it, before its code is here. */
function Page() {
  const [city, setCity] = useState('');
  return (
    <>
      <h1>Фотографы</h1>
      <input aria-label="Город" value={city} onChange={(event) => setCity(event.target.value)} />
      <output>{city}</output>
      <button type="button" onClick={() => told.push('Портрет')}>
        Портрет
      </button>
      <a
        href="/photographer/1"
        onClick={(event) => {
          event.preventDefault();
          told.push('Анна');
        }}
      >
        Анна
      </a>
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
    loadWhenUsed(root, async () => {
      asked();
      await arrival.promise;
      hydrateRoot(root, <Page />);
      return { ready: new Promise((resolve) => setTimeout(resolve)) };
    });
  }, []);
  return <div ref={place} />;
}

const meta = preview.meta({
  title: 'App/Page on its way',
  component: Sent,
  beforeEach: () => {
    asked.mockClear();
    told.length = 0;
    arrival = Promise.withResolvers();
    html = drawn(<Page />);
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
