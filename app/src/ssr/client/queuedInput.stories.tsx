import { Button, Select } from '@portal/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { type QueuedInput, queueInput } from './queuedInput.ts';

/** What React has handled, in order. */
const handled: string[] = [];
/** The links that the browser would follow. */
const followed: string[] = [];
const follow = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  followed.push(link.text);
};
let input: QueuedInput;
let codeArrival = Promise.withResolvers<void>();
/** React has hydrated the page, and its input is about to be replayed. */
let hydrated = Promise.withResolvers<void>();
let html = '';

/** A server-rendered page. */
function Page({ onReady }: { onReady?: () => void }) {
  const [city, setCity] = useState('Омск');
  const [order, setOrder] = useState('rating');
  useEffect(() => onReady?.(), [onReady]);
  return (
    <>
      <h1>Фотографы</h1>
      <input type="text" aria-label="Город" value={city} onChange={(event) => setCity(event.target.value)} />
      <output>{city}</output>
      <input type="text" aria-label="Цена" defaultValue="" onBlur={(event) => handled.push(event.target.value)} />
      <input type="checkbox" aria-label="Свободен" />
      <Select
        label="Сортировка"
        options={[
          { value: 'rating', label: 'По рейтингу' },
          { value: 'price', label: 'По цене' },
        ]}
        value={order}
        onChange={(value) => {
          handled.push(value);
          setOrder(value);
        }}
      />
      <Button onPress={() => handled.push('Портрет')}>Портрет</Button>
      <Button onPress={() => handled.push('Школа')}>Школа</Button>
      <Button onPress={() => setCity('')}>Сбросить</Button>
      <Button onPress={() => handled.push(`Город: ${city}`)}>Показать</Button>
      <a href="/photographer/1" onClick={() => handled.push('Анна')}>
        Анна
      </a>
      <a
        href="/media/1.webp"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          handled.push('Снимок');
        }}
      >
        Снимок
      </a>
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

/** Hydrates the page as main.tsx does, when its code is there. */
async function hydrate(root: HTMLElement): Promise<void> {
  await codeArrival.promise;
  await new Promise<void>((resolve) => hydrateRoot(root, <Page onReady={resolve} />));
  hydrated.resolve();
  await input.replay();
  root.removeAttribute('data-ssr');
}

function SentPage() {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = container.current;
    if (!root) return;
    root.innerHTML = html;
    root.setAttribute('data-ssr', '');
    void hydrate(root);
  }, []);
  return <div ref={container} />;
}

const meta = preview.meta({
  title: 'App/Portal',
  component: SentPage,
  beforeEach: () => {
    handled.length = 0;
    followed.length = 0;
    codeArrival = Promise.withResolvers();
    hydrated = Promise.withResolvers();
    html = htmlOf(<Page />);
    input = queueInput();
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
      // It listens on the window.
      input.drop();
    };
  },
});

const pressed = 'data-pressed';

export const DialogLinks = meta.story({
  name: 'Guard: a link that opens a dialog is replayed, unless it is opened in a tab of its own',
  play: async ({ canvas }) => {
    const photo = canvas.getByRole('link', { name: 'Снимок' });
    await fireEvent.click(photo, { ctrlKey: true });
    await expect(followed).toEqual(['Снимок']);
    await userEvent.click(photo);
    await expect(followed).toEqual(['Снимок']);
    codeArrival.resolve();
    await waitFor(() => expect(handled).toEqual(['Снимок']));
  },
});

export const Replayed = meta.story({
  name: 'Guard: clicks and text before hydration are replayed after it in order, each control once; until then it is shown as pressed',
  play: async ({ canvas }) => {
    const portrait = canvas.getByRole('button', { name: 'Портрет' });
    const school = canvas.getByRole('button', { name: 'Школа' });
    await userEvent.click(school);
    await userEvent.click(portrait);
    await userEvent.click(portrait);
    const city = canvas.getByRole('textbox', { name: 'Город' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Казань');
    school.focus();
    await userEvent.keyboard('{Enter}');
    await expect(handled).toEqual([]);
    for (const button of [portrait, school]) await expect(button).toHaveAttribute(pressed, 'true');
    codeArrival.resolve();
    await waitFor(() => expect(handled).toEqual(['Портрет', 'Школа']));
    await expect(canvas.getByRole('status')).toHaveTextContent('Казань');
    for (const button of [portrait, school]) await expect(button).not.toHaveAttribute(pressed);
    await userEvent.click(portrait);
    await expect(handled).toEqual(['Портрет', 'Школа', 'Портрет']);
  },
});

export const Chosen = meta.story({
  name: 'Guard: what is chosen in a select before hydration counts after it',
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Сортировка' });
    const shown = canvas.getByText('По рейтингу', { selector: '[data-choice]' });
    await userEvent.selectOptions(select, 'По цене');
    await expect(getComputedStyle(shown, '::after').content).toBe('"По цене"');
    codeArrival.resolve();
    await waitFor(() => expect(handled).toEqual(['price']));
    await expect(select).toHaveDisplayValue('По цене');
    await expect(shown).toHaveTextContent('По цене');
    await expect(getComputedStyle(shown, '::after').content).toBe('none');
  },
});

export const Dependent = meta.story({
  name: 'Guard: a click is replayed on what the click before it has changed',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }));
    codeArrival.resolve();
    await waitFor(() => expect(handled).toEqual(['Город: ']));
  },
});

export const InOrder = meta.story({
  name: 'Guard: what is clicked and typed before hydration is replayed in its order',
  play: async ({ canvas }) => {
    const city = canvas.getByRole('textbox', { name: 'Город' });
    const show = canvas.getByRole('button', { name: 'Показать' });
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await userEvent.clear(city);
    await userEvent.type(city, 'Тверь');
    await userEvent.click(show);
    codeArrival.resolve();
    await waitFor(() => expect(handled).toEqual(['Город: Тверь']));
    await expect(city).toHaveValue('Тверь');
  },
});

export const DuringReplay = meta.story({
  name: 'Guard: what is clicked while earlier input is replayed comes after it',
  play: async ({ canvas }) => {
    const city = canvas.getByRole('textbox', { name: 'Город' });
    const reset = canvas.getByRole('button', { name: 'Сбросить' });
    await userEvent.click(reset);
    await userEvent.clear(city);
    await userEvent.type(city, 'Тверь');
    // Between the replay of the click and that of the text.
    reset.addEventListener('click', () => queueMicrotask(() => canvas.getByRole('button', { name: 'Показать' }).click()), { once: true });
    codeArrival.resolve();
    await waitFor(() => expect(handled).toEqual(['Город: Тверь']));
  },
});

export const Caret = meta.story({
  name: 'Guard: a text that is being typed during hydration is continued where it was',
  play: async ({ canvas }) => {
    const city = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Город' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Владив');
    // As hydration of a combobox does.
    city.setSelectionRange(0, 0);
    codeArrival.resolve();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Владив'));
    await expect(city.selectionStart).toBe(6);
    await userEvent.keyboard('осток');
    await expect(city).toHaveValue('Владивосток');
  },
});

export const LeftUnclicked = meta.story({
  name: 'Guard: a pointer that goes down on a control and scrolls, or leaves it during hydration, leaves nothing pressed and clicks nothing',
  play: async ({ canvas }) => {
    const portrait = canvas.getByRole('button', { name: 'Портрет' });
    await fireEvent.pointerDown(portrait);
    await expect(portrait).toHaveAttribute(pressed, 'true');
    // The browser scrolls.
    await fireEvent.pointerCancel(portrait);
    await expect(portrait).not.toHaveAttribute(pressed);
    const mouse = userEvent.setup();
    await mouse.pointer({ keys: '[MouseLeft>]', target: portrait });
    await expect(portrait).toHaveAttribute(pressed, 'true');
    codeArrival.resolve();
    await hydrated.promise;
    await mouse.pointer([{ target: canvas.getByRole('heading') }, { keys: '[/MouseLeft]' }]);
    await waitFor(() => expect(portrait).not.toHaveAttribute(pressed));
    await input.replay();
    await expect(handled).toEqual([]);
    await userEvent.click(portrait);
    await expect(handled).toEqual(['Портрет']);
  },
});

export const LinksFollowed = meta.story({
  name: 'Guard: a link is followed by the browser at once, and is not clicked again',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Анна' }));
    await expect(followed).toEqual(['Анна']);
    // It would be replayed after the link, if that were.
    await userEvent.click(canvas.getByRole('button', { name: 'Школа' }));
    codeArrival.resolve();
    await waitFor(() => expect(handled).toEqual(['Школа']));
    await expect(followed).toEqual(['Анна']);
    await expect(canvas.getByRole('link', { name: 'Анна' })).not.toHaveAttribute(pressed);
  },
});

export const NotServerRendered = meta.story({
  name: 'Guard: controls outside a server-rendered page are not intercepted',
  render: () => <input type="checkbox" aria-label="Согласие" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(canvas.getByRole('checkbox')).not.toHaveAttribute(pressed);
  },
});

export const PointerDownDuringHydration = meta.story({
  name: 'Guard: a click that begins before hydration and ends after it counts once, after those before it',
  play: async ({ canvas }) => {
    const portrait = canvas.getByRole('button', { name: 'Портрет' });
    await userEvent.click(canvas.getByRole('button', { name: 'Школа' }));
    const mouse = userEvent.setup();
    await mouse.pointer({ keys: '[MouseLeft>]', target: portrait });
    codeArrival.resolve();
    await hydrated.promise;
    await expect(handled).toEqual([]);
    await mouse.pointer({ keys: '[/MouseLeft]', target: portrait });
    await waitFor(() => expect(handled).toEqual(['Школа', 'Портрет']));
    await expect(portrait).not.toHaveAttribute(pressed);
  },
});

export const Cleared = meta.story({
  name: 'Guard: a field that was cleared before hydration is empty after it',
  play: async ({ canvas }) => {
    const city = canvas.getByRole('textbox', { name: 'Город' });
    await userEvent.clear(city);
    // A click is replayed after the text.
    await userEvent.click(canvas.getByRole('button', { name: 'Школа' }));
    codeArrival.resolve();
    await waitFor(() => expect(handled).toEqual(['Школа']));
    await expect(city).toHaveValue('');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Committed = meta.story({
  name: 'Guard: React learns that a field was left before hydration',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Цена' }), '4000');
    await userEvent.tab();
    codeArrival.resolve();
    await waitFor(() => expect(handled).toEqual(['4000']));
  },
});

export const StillFocused = meta.story({
  name: 'Guard: a field that has the focus during hydration is not left by the replay',
  play: async ({ canvas }) => {
    const price = canvas.getByRole('textbox', { name: 'Цена' });
    await userEvent.type(price, '40');
    // A click is replayed after the text.
    await fireEvent.click(canvas.getByRole('button', { name: 'Школа' }));
    codeArrival.resolve();
    await waitFor(() => expect(handled).toEqual(['Школа']));
    await userEvent.type(price, '00');
    await userEvent.tab();
    await expect(handled).toEqual(['Школа', '4000']);
  },
});

export const Dropped = meta.story({
  name: 'Guard: when the code is missing, the queued clicks are dropped, and the browser does what it can',
  play: async ({ canvas }) => {
    const free = canvas.getByRole('checkbox', { name: 'Свободен' });
    const portrait = canvas.getByRole('button', { name: 'Портрет' });
    for (const control of [free, portrait]) {
      await userEvent.click(control);
      await expect(control).toHaveAttribute(pressed, 'true');
    }
    await expect(free).not.toBeChecked();
    // Still down when the code turns out to be missing.
    await fireEvent.pointerDown(canvas.getByRole('button', { name: 'Школа' }));
    input.drop();
    await userEvent.click(free);
    await expect(free).toBeChecked();
    for (const control of [free, portrait, canvas.getByRole('button', { name: 'Школа' })])
      await expect(control).not.toHaveAttribute(pressed);
    await expect(handled).toEqual([]);
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
    await expect(listener).not.toHaveBeenCalled();
    codeArrival.resolve();
    await waitFor(() => expect(title.closest('[data-ssr]')).toBeNull());
    await tap();
    await expect(listener).toHaveBeenCalled();
  },
});
