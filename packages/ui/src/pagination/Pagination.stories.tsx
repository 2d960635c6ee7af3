import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { held } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { Pagination } from './Pagination.tsx';

const Held = held(Pagination, 'page', 'onChange');

const guide: Guide = {
  purpose:
    'Leads through a list that is fetched page by page. Up to seven pages all numbers stand; above that the first, the last, the current one with its neighbours, and «…» for the rest.',
  use: [
    'Under a list whose place matters: it can be sent as a link and found again.',
    'With hrefOf every page is a link and opens in a new tab too.',
    'isDisabled while a page loads; the keyboard focus stays.',
  ],
  avoid: ['A list that fits one page: nothing.', 'A list that only grows at its end: a button «Показать ещё».'],
  anatomy: [
    ['Previous, next', 'arrows; disabled at the ends'],
    ['Number', 'a round cell of 44 px, narrower when the place is'],
    ['Current', 'bold, with the red loop and aria-current'],
    ['Gap', '«…», takes no focus'],
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'move over the arrows and the numbers'],
    ['Enter, Space', 'turn to the page (Enter only, where pages are links)'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Navigation/Pagination',
  component: Pagination,
  render: (args, story) => <Held {...args} story={story} />,
  args: { page: 5, pages: 11, onChange: fn() },
  parameters: { guide },
});

export const Playground = meta.story();

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Held {...args} label="Первая" page={1} pages={5} />
      <Held {...args} label="Все семь" page={7} pages={7} />
      <Held {...args} label="Начало" page={1} pages={20} />
      <Held {...args} label="Середина" page={10} pages={20} />
      <Held {...args} label="Конец" page={128} pages={128} />
      <Held {...args} label="Идёт загрузка" isDisabled />
      <Held {...args} label="Ссылки" page={3} hrefOf={(page) => `#page=${page}`} />
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Held {...args} label="Семь" page={4} pages={7} />
      <Held {...args} label="Сотни" page={500} pages={1000} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const nav of canvas.getAllByRole('navigation')) await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
  },
});

export const KeyboardPath = meta.story({
  name: 'Guard: Tab walks the pages without the gaps, Enter and Space turn the page',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Предыдущая страница' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Страница 1' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Страница 4' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    canvas.getByRole('button', { name: 'Следующая страница' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
  },
});

export const FitsAPhone = meta.story({
  name: 'Guard: seven numbers, or two gaps, fit the 358 pixels of a phone',
  render: (args) => (
    <div style={{ display: 'grid', width: 358 }}>
      <Held {...args} label="Семь" page={4} pages={7} />
      <Held {...args} label="Много" page={100} pages={200} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const nav of canvas.getAllByRole('navigation')) {
      const list = nav.firstElementChild;
      await expect(list?.scrollWidth).toBeLessThanOrEqual(358);
    }
    for (const button of canvas.getAllByRole('button')) await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(32);
  },
});

export const EndsAreDisabled = meta.story({
  name: 'Guard: the ends are disabled, and the focus stays there',
  args: { page: 2, pages: 3 },
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole('button', { name: 'Следующая страница' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(3);
    await expect(next).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Страница 3' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Страница 3' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Страница 1' }));
    await expect(canvas.getByRole('button', { name: 'Предыдущая страница' })).toBeDisabled();
  },
});

export const PagesHaveAddresses = meta.story({
  name: 'Guard: with addresses every page is a link, the disabled end is not',
  args: { page: 1, pages: 3, hrefOf: (page: number) => `#page=${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('href', '#page=2');
    await expect(canvas.getByRole('button', { name: 'Предыдущая страница' })).toBeDisabled();
  },
});

export const LinksTurnPages = meta.story({
  name: 'Guard: a link turns the page once and navigates nowhere, and at an end the focus stays',
  args: { page: 1, pages: 3, hrefOf: (page: number) => `/elsewhere?page=${page}` },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Страница 2' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    canvas.getByRole('link', { name: 'Следующая страница' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Страница 3' })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Страница 3' })).toHaveAttribute('aria-current', 'page');
    await expect(document.documentElement.dataset['address']).toBe('/');
  },
});

export const LoopStays = meta.story({
  name: 'Guard: the loop round a page is rendered once, though links are none while a page is loading',
  render: function Loading(args) {
    const [page, setPage] = useState(1);
    const [isDisabled, setDisabled] = useState(false);
    const turn = (next: number) => {
      setPage(next);
      setDisabled(true);
    };
    return (
      <>
        <Pagination {...args} page={page} onChange={turn} isDisabled={isDisabled} />
        <button type="button" onClick={() => setDisabled(false)}>
          Пришло
        </button>
      </>
    );
  },
  args: { pages: 3, hrefOf: (page: number) => `#page=${page}` },
  play: async ({ canvas, userEvent }) => {
    const loop = () => canvas.getByRole('navigation').querySelector('[data-drawing]');
    await userEvent.click(canvas.getByRole('link', { name: 'Страница 2' }));
    const mark = loop();
    await expect(mark).not.toBeNull();
    await expect(canvas.getByRole('button', { name: 'Страница 2' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Пришло' }));
    await canvas.findByRole('link', { name: 'Страница 2' });
    await expect(loop()).toBe(mark);
  },
});
