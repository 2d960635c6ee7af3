import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { fieldStories } from '@portal/storybook/args/fieldStories.tsx';
import { held } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { Modal } from '../modal/Modal.tsx';
import { SearchField } from './SearchField.tsx';

const guide: Guide = {
  purpose:
    'A line of text that narrows a list or requests results. It is a search box for assistive technology, shows a magnifier, and is cleared with one click.',
  use: [
    'To filter a list by name while it is typed.',
    'To request results from a server: debounce in the caller and set isPending meanwhile.',
  ],
  avoid: ['To choose one value out of a known list: take SearchableDropdown.', 'For any other text: take TextField.'],
  anatomy: [
    ['Label', 'what is searched; may be hidden, is always read'],
    ['Magnifier', 'becomes a moving iris while an answer is pending'],
    ['Input', 'what is typed'],
    ['Cross', 'empties the field and leaves the caret in it; shown only when there is something to empty'],
    ['Note', 'a hint, or the error in its place'],
  ],
  keyboard: [
    ['Tab', 'moves to the field; the cross is not a stop, because Escape does the same'],
    ['Escape', 'empties the field; in an empty field it closes the dialog around it, if there is one'],
    ['Enter', 'calls onSubmit, or submits the form around the field'],
  ],
};

const Held = held(SearchField, 'value', 'onChange');
const { states, narrow } = fieldStories(Held);

const meta = preview.meta({
  title: 'Primitives/Inputs/Search field',
  component: SearchField,
  parameters: { guide },
  args: { label: 'Поиск по названию', value: '', onChange: fn(), placeholder: 'Например, гимназия' },
  render: (args, story) => <Held {...args} story={story} />,
});

export const Playground = meta.story();

export const States = meta.story(
  states(
    [
      { label: 'Пустое', placeholder: 'Поиск по названию' },
      { label: 'С текстом', value: 'Гимназия № 9', description: 'Ищем в названии и в имени клиента' },
      { label: 'Идёт поиск', value: 'Ромашка', isPending: true },
      { label: 'С ошибкой', value: '*', errorMessage: 'Введите хотя бы одну букву' },
      { label: 'Только чтение', value: 'Выпускной', isReadOnly: true, description: 'Список уже отобран' },
      { label: 'Недоступно', value: 'Выпускной', isDisabled: true },
      { label: 'Без видимого названия', isLabelHidden: true, placeholder: 'Поиск по названию', size: 'sm' },
      { label: 'Большое', size: 'lg', value: 'Екатеринбург' },
    ],
    { columns: 240 },
  ),
);

export const Narrow = meta.story(
  narrow({
    label: 'Поиск по наименованию общеобразовательного учреждения',
    value: 'Высокопревосходительствующаяфотосъёмка',
    errorMessage: 'Ничегопохожегонанаименованиеобщеобразовательногоучрежденияненайдено',
  }),
);

export const KeyboardAlone = meta.story({
  name: 'Guard: by keyboard it is filled, submitted with Enter and emptied with Escape',
  args: { onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('searchbox', { name: 'Поиск по названию' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('сад{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith('сад');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveFocus();
  },
});

export const CrossKeepsTheCaret = meta.story({
  name: 'Guard: the cross is only beside a text, and after a click the caret is still in the field',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'сад');
    const { width } = field.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить поиск' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(field.getBoundingClientRect().width).toBe(width);
  },
});

export const NothingToClear = meta.story({
  name: 'Guard: a read-only or disabled field has no clear button',
  args: { value: 'Выпускной', isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const EscapeInADialog = meta.story({
  name: 'Guard: in a dialog the first Escape empties the field, the second closes the dialog',
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <Modal isOpen={isOpen} onOpenChange={setOpen} title="Проекты">
        <Held {...args} value="сад" />
      </Modal>
    );
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('searchbox');
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
