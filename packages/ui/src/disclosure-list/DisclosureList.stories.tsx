import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { rendered } from '@portal/storybook/rendered.ts';
import { Button } from '../button/Button.tsx';
import { Chip } from '../chip/Chip.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { DisclosureList, type DisclosureItem } from './DisclosureList.tsx';

const items: DisclosureItem<string>[] = [
  { id: 'money', title: 'Когда приходит оплата?', content: <p>В день съёмки или по договору с родительским комитетом.</p> },
  { id: 'files', title: 'Сколько хранятся файлы?', content: <p>Пока вы не удалите проект. Архивные проекты тоже остаются.</p> },
  { id: 'light', title: 'Нужен ли свой свет?', content: <p>Для портретов у окна достаточно одной вспышки и зонта.</p> },
];
const guide: Guide = {
  purpose: 'A list of titles of which each opens in place, so that a long page can be scanned first and read where it matters.',
  use: [
    'Questions and answers, chapters of a course, lesser details.',
    'With look "panels" where each part is a thing that one acts on: the actions stand in its head, outside of what opens.',
    'With mode "one" where the parts are alternatives and seeing two at once is of no use.',
  ],
  avoid: [
    'For what everybody has to read: leave it open on the page.',
    'To switch between views of equal weight: take Tabs.',
    'For actions or links behind a button: take Menu.',
  ],
  anatomy: [
    ['Row', 'between hairlines, at least 68 px high; the whole row is the target'],
    ['Title', 'a heading of the page with a button inside it'],
    ['Aside', 'a count or a date at the end of the row, read with the title'],
    ['Actions', 'optional small buttons at the end of the row; a click on one opens nothing'],
    ['Chevron', 'points down when closed and up when open; the state itself is in aria-expanded'],
    ['Panel', 'what opens; named by its title'],
  ],
  keyboard: [
    ['Tab', 'moves to the next title, its actions, or into the open part'],
    ['Enter, Space', 'opens and closes'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Navigation/Disclosure list',
  component: DisclosureList,
  // Read once, before the first click.
  argTypes: { defaultOpen: { control: false } },
  // What the next click does.
  parameters: { guide, controlsSeenByActing: ['mode'] },
  args: { items, onOpenChange: fn() },
});

export const Playground = meta.story({ args: { defaultOpen: ['files'] } });

export const States = meta.story({
  args: {
    defaultOpen: ['money', 'light'],
    items: [
      ...items,
      { id: 'course', title: 'Свет в школьном классе', aside: '12 уроков', content: <p>Как снять портрет у окна и не ждать солнца.</p> },
      { id: 'soon', title: 'Вебинар ещё не открыт', aside: '22 мая', isDisabled: true, content: <p>Скоро</p> },
    ],
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    defaultOpen: ['long'],
    items: [
      {
        id: 'long',
        title: 'Переосвидетельствованиевысокопревосходительствующейфотосъёмки',
        aside: 'достопримечательности',
        content: <p>Человеконенавистничествопереосвидетельствовавшегосявысокопревосходительства.</p>,
      },
      ...items,
    ],
  },
});

const panels: DisclosureItem<string>[] = ['Выпускной 11 «А», гимназия № 9', 'Виньетки, 4 «Б»'].map((title) => ({
  id: title,
  title,
  aside: (
    <>
      <Chip>Школьные альбомы</Chip> 18 фото
    </>
  ),
  actions: <IconButton icon="trash" label={`Удалить ${title}`} />,
  content: <Button size="sm">Изменить порядок</Button>,
}));

export const Panels = meta.story({ args: { look: 'panels', items: panels, defaultOpen: [panels[0]!.id] } });

export const ActionsStandApart = meta.story({
  name: 'Guard: an action in the head is a button of its own and opens nothing',
  args: { look: 'panels', items: panels },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Удалить Виньетки/ }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Виньетки/ }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith([panels[1]!.id]);
  },
});

export const KeyboardOpens = meta.story({
  name: 'Guard: Enter and Space open and close, and what is closed cannot be reached',
  args: { items: [{ ...items[0]!, content: <a href="#contract">Договор</a> }, items[1]!] },
  play: async ({ canvas, userEvent, args }) => {
    const first = canvas.getByRole('button', { name: 'Когда приходит оплата?' });
    const link = canvas.getByText('Договор');
    link.focus();
    await expect(link).not.toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('group', { name: 'Когда приходит оплата?' })).toBeVisible();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Сколько хранятся файлы?' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(link.closest('[role="group"]')).toHaveAttribute('hidden'));
  },
});

export const OnlyOne = meta.story({
  name: 'Guard: in mode "one" opening a part closes the other, and the titles are headings of the page',
  args: { mode: 'one', defaultOpen: ['money'], level: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Нужен ли свой свет?' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['light']);
    await expect(canvas.getByRole('button', { name: 'Когда приходит оплата?' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
});

export const SearchFinds = meta.story({
  name: "Guard: the browser's search finds closed text and opens it",
  play: async ({ canvas, canvasElement }) => {
    const panel = canvasElement.querySelectorAll('[role="group"]')[1]!;
    await waitFor(() => expect(panel).toHaveAttribute('hidden', 'until-found'));
    await rendered();
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Сколько хранятся файлы?' })).toHaveAttribute('aria-expanded', 'true'));
    await expect(canvas.getByText(/Архивные проекты/)).toBeVisible();
  },
});
