import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { Pairs } from '@portal/storybook/blocks/Pairs.tsx';
import { fieldStories } from '@portal/storybook/args/fieldStories.tsx';
import { held } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { SearchableDropdown, type SearchableDropdownProps } from './SearchableDropdown.tsx';

const names = [
  'Москва',
  'Санкт-Петербург',
  'Нижний Новгород',
  'Нижневартовск',
  'Нижний Тагил',
  'Нижнекамск',
  'Екатеринбург',
  'Орёл',
  'Казань',
  'Новосибирск',
];
const options = names.map((label) => ({ value: label, label }));
const many = Array.from({ length: 1100 }, (_, i) => ({ value: String(i), label: `Город ${i}` }));
const wide = { globals: { viewport: { value: 'desktop', isRotated: false } } };
const phone = { globals: { viewport: { value: 'mobile', isRotated: false } } };

const guide: Guide = {
  purpose:
    'One of many, found by typing a part of its name: a city, a category. Case, ё and hyphens do not matter; the whole name comes first, then its beginning, then the beginning of a word, then the rest. Of a thousand options only the visible ones are in the page.',
  use: [
    'For more values than fit into a short list, up to a few thousand that are already here.',
    'With onCreate where a value that is not in the list may be added.',
    'With isLoading while the options load; typing is possible meanwhile. With onNeedOptions for a list that is fetched only when the field gets focus.',
  ],
  avoid: [
    'For a few values: take Select or ToggleGroup.',
    'For text that is not chosen from anything: take TextField.',
    'For results that a server finds: take SearchField and a list.',
  ],
  anatomy: [
    ['Label', 'what is chosen; may be hidden, is always read'],
    ['Field', 'shows the chosen name; what is typed in it searches'],
    ['Cross', 'clears the choice; there only when something is chosen, and no stop for Tab, because emptying the field does the same'],
    ['Chevron', 'opens the whole list'],
    ['List', '15rem high; the typed part is underlined, the chosen row has a check'],
    ['Create row', 'last in the list, when nothing is called exactly what was typed'],
    ['Sheet', 'below 600 px the list is a page of its own with the field on top, clear of the on-screen keyboard'],
    ['Note', 'the hint, or the error with its icon in its place; read together with the field. Explains why what was typed is no choice'],
  ],
  keyboard: [
    [
      'Tab',
      'moves to the field; leaving it takes the row that was navigated to, or the only one that the typed text can mean; so does a click elsewhere, but for the row. Another text stays, and the field shows what is wrong with it',
    ],
    ['Letters', 'open the list, search, and highlight the best answer'],
    ['Down, Up', 'open the list and move the highlight; focus stays in the field'],
    ['Enter', 'takes the highlighted row, or creates what was typed where that is offered'],
    ['Escape; Back on an Android phone', 'closes the list and retains the value'],
    ['Delete, when everything is selected', 'clears the choice'],
    ['Enter or Space on the button of the sheet', 'opens it with the caret in its field; Escape closes it'],
  ],
};

const Held = held(SearchableDropdown, 'value', 'onChange');
const { states, narrow } = fieldStories(Held);

const meta = preview.meta({
  title: 'Primitives/Choice/Searchable dropdown',
  tags: ['phone'],
  component: SearchableDropdown,
  // Of the form around the field.
  argTypes: { name: { control: false } },
  // Of the open list.
  parameters: { guide, controlsSeenByActing: ['options', 'isLoading', 'problem'] },
  args: { label: 'Город', options, value: null, onChange: fn() },
  render: (args, story) => <Held {...args} story={story} />,
});

/** The row that a screen reader announces while focus stays in the field. */
const highlighted = () => document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');

export const Playground = meta.story();

export const States = meta.story(
  states(
    [
      { icon: 'pin' },
      { icon: 'pin', value: 'Нижний Тагил', description: 'Где вы снимаете чаще всего' },
      { size: 'lg', icon: 'pin', value: 'Казань' },
      { errorMessage: 'Выберите город' },
      { label: 'Категория', value: 'Казань', isReadOnly: true, description: 'Категорию нельзя изменить' },
      { label: 'Категория', isDisabled: true },
    ],
    { width: 360 },
  ),
);

export const DoAndDont = meta.story({
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: <Held label="Город" options={options} value="Москва" onChange={fn()} />,
          because: 'let people type the beginning of one of many known names.',
          dont: (
            <Held
              label="Формат"
              options={[
                { value: 'jpg', label: 'JPEG' },
                { value: 'png', label: 'PNG' },
              ]}
              value="jpg"
              onChange={fn()}
            />
          ),
          why: 'make people type where two values are seen at once: take Toggle group.',
        },
      ]}
    />
  ),
});

export const Narrow = meta.story(
  narrow({
    label: 'Город или посёлок городского типа',
    errorMessage: 'Переосвидетельствоватьгородпосёлокгородскоготипа нельзя',
    options: [{ value: 'long', label: 'Александровск-Сахалинский-Верхнепышминско-Набережночелнинский' }],
    value: 'long',
  }),
);

export const FoundByTyping = meta.story({
  ...wide,
  name: 'Guard: typing finds, the first row is highlighted, Down and Up move, Enter chooses',
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Город' });
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(input, 'ни');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(highlighted()).toHaveTextContent('Нижний Новгород'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(highlighted()).toHaveTextContent('Нижний Тагил');
    await userEvent.keyboard('{ArrowUp}');
    await expect(highlighted()).toHaveTextContent('Нижневартовск');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Нижневартовск');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(input).toHaveValue('Нижневартовск');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
});

const unknown = 'Такого варианта нет. Выберите из списка.';
const several = 'Подходит несколько вариантов. Выберите один из списка.';

export const EscapeKeepsTheValue = meta.story({
  ...wide,
  name: 'Guard: Escape closes the list and retains the value',
  args: { value: 'Москва' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tripleClick(input);
    await userEvent.keyboard('каз');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(input).toHaveValue('Москва');
    await userEvent.tab();
    await expect(input).toHaveValue('Москва');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const ClickOutsideChoosesNothing = meta.story({
  ...wide,
  name: 'Guard: a text that matches no option stays when the field is left, with an error, and Escape reverts it',
  args: { value: 'Москва' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    for (const leave of [() => userEvent.click(document.body), () => userEvent.keyboard('{Enter}')]) {
      await userEvent.tripleClick(input);
      await userEvent.keyboard('ом');
      await screen.findByText('Ничего не найдено');
      await leave();
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await waitFor(() => expect(input).toHaveAccessibleDescription(unknown));
      await expect(input).toBeInvalid();
      await expect(input).toHaveValue('ом');
      await userEvent.click(input);
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveValue('Москва');
      await expect(input).toBeValid();
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** The field and a button that reads what is chosen. */
function Asked({ onAsk, ...props }: SearchableDropdownProps & { onAsk: (value: string | null) => void }) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <SearchableDropdown {...props} value={value} onChange={setValue} />
      <button type="button" onClick={() => onAsk(value)}>
        Показать
      </button>
    </>
  );
}
const onAsk = fn();

export const ClickTakesWhatIsMeant = meta.story({
  ...wide,
  name: 'Guard: a click on a button takes the only option that the text can mean before the button requests it',
  render: (args) => <Asked {...args} onAsk={onAsk} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    for (const [typed, taken] of [
      ['казань', 'Казань'],
      ['ОРЕЛ', 'Орёл'],
      ['тагил', 'Нижний Тагил'],
    ] as const) {
      await userEvent.tripleClick(input);
      await userEvent.keyboard(typed);
      await userEvent.click(canvas.getByText('Показать'));
      await expect(onAsk).toHaveBeenLastCalledWith(taken);
      await expect(input).toHaveValue(taken);
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    }
  },
});

export const ShownAfterTheClick = meta.story({
  ...wide,
  name: 'Guard: the sentence does not move a button away from under the click that left the field',
  render: (args) => <Asked {...args} onAsk={onAsk} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByText('Показать');
    await userEvent.type(canvas.getByRole('combobox'), 'ни');
    const { top } = button.getBoundingClientRect();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().top).toBe(top);
    await userEvent.pointer('[/MouseLeft]');
    await expect(await canvas.findByText(several)).toBeVisible();
    await expect(onAsk).toHaveBeenLastCalledWith(null);
  },
});

export const TabChoosesNothing = meta.story({
  ...wide,
  name: 'Guard: Tab does not take a suggested row, however many letters were typed',
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    // The second letter removes the row that the first one had suggested.
    for (const typed of ['нижне', 'ни', 'ни{ArrowDown}{ArrowLeft}']) {
      await userEvent.tripleClick(input);
      await userEvent.keyboard(typed);
      await waitFor(() => expect(highlighted()).toHaveTextContent(/^Нижн/));
      await userEvent.tab();
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(input).toHaveAccessibleDescription(several);
    }
  },
});

export const TabTakesWhatIsMeant = meta.story({
  ...wide,
  name: 'Guard: Tab takes the only city that the text can mean, and the row that was navigated to',
  args: { options: [...options, { value: 'Орёл-Изумруд', label: 'Орёл-Изумруд' }] },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    const leave = async (typed: string, taken: string, options?: { shift: boolean }) => {
      await userEvent.tripleClick(input);
      await userEvent.keyboard(typed);
      await waitFor(() => expect(highlighted()).toHaveTextContent(taken));
      await userEvent.tab(options);
      await expect(args.onChange).toHaveBeenLastCalledWith(taken);
      await expect(input).toHaveValue(taken);
    };
    await leave('каз', 'Казань');
    await leave('орел', 'Орёл');
    await leave('нижне{ArrowDown}', 'Нижнекамск');
    await leave('каз', 'Казань', { shift: true });
  },
});

export const EmptiedIsCleared = meta.story({
  ...wide,
  name: 'Guard: an emptied field and the cross clear the value, and the caret stays in the field',
  args: { value: 'Казань' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, 'орел{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Орёл');
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить: Город' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
});

export const EnterCreates = meta.story({
  ...wide,
  name: 'Guard: Enter creates what matches nothing',
  args: { onCreate: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Омск2');
    await waitFor(() => expect(screen.getByText('Нет совпадений. Нажмите Enter для создания нового варианта.')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('option', { name: 'Создать "Омск2"' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
    await expect(args.onCreate).toHaveBeenCalledWith('Омск2');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
});

export const ArrowTakesTheSuggestion = meta.story({
  ...wide,
  name: 'Guard: the first arrow takes the suggested row and does not go to the row that creates; the second does',
  args: { onCreate: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    for (const arrow of ['{ArrowDown}', '{ArrowUp}']) {
      await userEvent.clear(input);
      await userEvent.type(input, 'Казан');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
      await waitFor(() => expect(highlighted()).toHaveTextContent('Казань'));
      await userEvent.keyboard(`${arrow}{Enter}`);
      await expect(input).toHaveValue('Казань');
    }
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, 'Казан');
    await waitFor(() => expect(highlighted()).toHaveTextContent('Казань'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('Казан');
  },
});

export const LeavingCreates = meta.story({
  ...wide,
  name: 'Guard: leaving the field creates what matches nothing, and nothing beside a partial match',
  args: { onCreate: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Моск');
    await userEvent.tab();
    await expect(args.onCreate).not.toHaveBeenCalled();
    await expect(input).toHaveAccessibleDescription(several);
    await userEvent.tripleClick(input);
    await userEvent.keyboard('Омск2');
    await userEvent.click(document.body);
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
    await expect(args.onCreate).toHaveBeenCalledWith('Омск2');
    await expect(input).toBeValid();
  },
});

export const ClickCreates = meta.story({
  ...wide,
  name: 'Guard: a click creates beside a partial match, also when something is chosen',
  args: { onCreate: fn(), value: 'Казань' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tripleClick(canvas.getByRole('combobox'));
    await userEvent.keyboard('Моск');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    // The list has just scrolled to the chosen row, and React Aria takes no presses until it has stopped.
    await waitFor(() => expect(getComputedStyle(screen.getByRole('option', { name: 'Создать "Моск"' })).pointerEvents).not.toBe('none'));
    await userEvent.click(screen.getByRole('option', { name: 'Создать "Моск"' }));
    await expect(args.onCreate).toHaveBeenCalledWith('Моск');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
});

export const Open = meta.story({
  ...wide,
  name: 'Guard: the open list is named, scrolls without taking focus, and is clean for axe',
  args: { value: 'Казань', icon: 'pin' },
  parameters: { docs: { story: { inline: false, height: '340px' } } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveAttribute('placeholder', 'Выберите...');
    await userEvent.click(input);
    const list = await screen.findByRole('listbox', { name: /Город/ });
    await waitFor(() => expect(screen.getByRole('option', { name: 'Казань' })).toHaveAttribute('aria-selected', 'true'));
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-controls', list.id);
  },
});

export const OpensAtTheChosen = meta.story({
  ...wide,
  name: 'Guard: a long list opens at its chosen row, and Down goes on from there',
  args: { options: many, value: '900' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await waitFor(() => {
      const row = screen.getByRole('option', { selected: true }).getBoundingClientRect();
      const seen = list.getBoundingClientRect();
      return expect([row.top >= seen.top, row.bottom <= seen.bottom]).toEqual([true, true]);
    });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(highlighted()).toHaveTextContent('Город 901'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('901');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
});

export const OpenSheet = meta.story({
  ...phone,
  name: 'Guard: the open sheet scrolls without taking focus from its field, and is clean for axe',
  args: { options: Array.from({ length: 60 }, (_, i) => ({ value: String(i), label: `Посёлок ${i + 1}` })) },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Город/ }));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(10));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(highlighted()).toHaveTextContent('Посёлок 2'));
    await expect(screen.getByRole('combobox')).toHaveFocus();
  },
});

export const DownOpens = meta.story({
  ...wide,
  name: 'Guard: by keyboard alone: Tab does not open it, Down does, and Enter takes the row',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
});

export const NoOptions = meta.story({
  ...wide,
  name: 'Guard: a list without options shows it at once',
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('Ничего не найдено')).toBeVisible());
  },
});

export const NothingFound = meta.story({
  ...wide,
  name: 'Guard: without a match that is shown, and nothing is offered to create where that is not allowed',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Атлантида');
    await waitFor(() => expect(screen.getByText('Ничего не найдено')).toBeVisible());
    await expect(screen.queryByText(/Создать/)).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  ...wide,
  name: 'Guard: while loading that is shown, and nothing is offered to create',
  args: { isLoading: true, options: [], onCreate: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Омск2');
    await waitFor(() => expect(screen.getByText('Загрузка...')).toBeVisible());
    // As high as a long list, so that nothing moves when it arrives.
    await expect(screen.getByRole('listbox').offsetHeight).toBe(240);
    await expect(screen.queryByText(/Создать/)).not.toBeInTheDocument();
  },
});

export const Unavailable = meta.story({
  ...wide,
  name: 'Guard: focusing the field and opening the list request options, and the list shows why there are none',
  args: { options: [], problem: 'Не удалось загрузить города.', onNeedOptions: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await expect(args.onNeedOptions).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByText('Не удалось загрузить города.')).toBeVisible());
    await expect(args.onNeedOptions).toHaveBeenCalledTimes(2);
  },
});

export const ManyStayLight = meta.story({
  ...wide,
  name: 'Guard: of 1,100 options only the visible ones are in the page, in a list of 15rem',
  args: { options: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(4));
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await expect(list.offsetHeight).toBe(240);
  },
});

export const SheetIsRequired = meta.story({
  ...phone,
  name: 'Guard: on a phone too it is announced that a choice is required',
  args: { value: 'Москва', isRequired: true },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Город (обязательно) Москва' })).toBeVisible(),
});

export const SheetOnAPhone = meta.story({
  ...phone,
  name: 'Guard: on a phone it is a page-high sheet with the field on top',
  args: { value: 'Москва' },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Город Москва' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Город' });
    const input = screen.getByRole('combobox', { name: 'Город' });
    await waitFor(() => expect(input).toHaveFocus());
    await waitFor(() => expect(dialog.getBoundingClientRect().height).toBe(window.innerHeight));
    await userEvent.keyboard('каз');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Казань');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(trigger).toHaveTextContent('Казань');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const SheetClosedByItsCross = meta.story({
  ...phone,
  name: 'Guard: the cross of the sheet takes the only option that the text can mean, and else nothing',
  args: { value: 'Москва' },
  play: async ({ canvas, userEvent, args }) => {
    for (const [typed, shown] of [
      ['ни', 'Город Москва'],
      ['каз', 'Город Казань'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: 'Город Москва' }));
      await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
      await userEvent.keyboard(typed);
      await userEvent.click(screen.getByRole('button', { name: 'Закрыть список' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: shown })).toBeVisible();
    }
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
});

export const SheetArrowTakesTheSuggestion = meta.story({
  ...phone,
  name: 'Guard: with the keyboard of a tablet too the first arrow in the sheet takes the suggested row',
  args: { onCreate: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Город/ }));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('Казан');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('Казань'));
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

export const SheetCreatesAndCloses = meta.story({
  ...phone,
  name: 'Guard: the sheet creates too, and Escape leaves the value alone',
  args: { value: 'Москва', onCreate: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Город Москва' }));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Город Москва' }));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('Омск2');
    await userEvent.click(await screen.findByRole('option', { name: 'Создать "Омск2"' }));
    await expect(args.onCreate).toHaveBeenCalledWith('Омск2');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});
