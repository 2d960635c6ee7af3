import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { ByWidth, type ByWidthProps } from './ByWidth.tsx';
import { settleWidths } from './settledWidths.ts';

const args: ByWidthProps = { from: 'lg', wide: <p>Фильтры рядом со списком</p>, narrow: <p>Фильтры за кнопкой</p> };

const guide: Guide = {
  purpose:
    'One of two by the width of the viewport, where a narrow screen needs other elements than a wide one, and not only another style.',
  use: [
    'Where a page that the server renders has controls of another kind on a phone: filters in a sheet, a list as high as the page.',
    'With one side alone for what the other width does without.',
  ],
  avoid: [
    'Where the same elements can be laid out otherwise: that is for the style sheet.',
    'In dialogs, which the server never renders: take useMediaQuery.',
  ],
  anatomy: [
    ['Wide', 'from 600 px (sm) or 1024 px (lg)'],
    ['Narrow', 'below that'],
    ['Neither has a box', 'the parent lays out their content'],
  ],
  keyboard: [],
};

const meta = preview.meta({
  title: 'Primitives/Layout/ByWidth',
  component: ByWidth,
  // Seen only between two widths of the window: the toolbar's viewport changes what is shown.
  argTypes: { from: { control: false } },
  parameters: { guide },
  args,
});

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <>
      <ByWidth from="sm" wide={<p>От 600 пикселей</p>} narrow={<p>До 600 пикселей</p>} />
      <ByWidth from="lg" wide={<p>От 1024 пикселей</p>} narrow={<p>До 1024 пикселей</p>} />
      <ByWidth from="lg" wide={<p>Только на широком экране</p>} />
    </>
  ),
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

/** React takes refs when it has taken the element over. */
const comeAlive = (element: HTMLElement | null) => element?.setAttribute('data-alive', '');

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" ref={comeAlive} onClick={() => setCount(count + 1)}>
      {name}: {count}
    </button>
  );
}

const page = <ByWidth from="sm" wide={<Counter name="Широкий" />} narrow={<Counter name="Узкий" />} />;

export const RenderedOnTheServer = meta.story({
  name: 'Guard: a server-rendered page holds both and shows one; the other goes, and the same element stays when the browser hydrates',
  render: () => <div data-place />,
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('[data-place]');
    if (!place) throw new Error('No place');
    place.innerHTML = renderToString(page);
    const rendered = [...place.querySelectorAll('button')];
    const seen = rendered.filter((button) => button.getClientRects().length > 0);
    await expect([rendered.length, seen.length]).toEqual([2, 1]);
    settleWidths();
    await expect([...place.querySelectorAll('button')]).toEqual(seen);
    const failed = fn();
    let root: Root | undefined;
    try {
      root = hydrateRoot(place, page, { onRecoverableError: failed });
      await waitFor(() => expect(place.querySelector('[data-alive]')).not.toBeNull());
      await userEvent.click(place.querySelector('button') ?? place);
      await expect(place).toHaveTextContent(/: 1$/);
      await expect([...place.querySelectorAll('button')]).toEqual(seen);
      await expect(failed).not.toHaveBeenCalled();
    } finally {
      root?.unmount();
    }
  },
});
