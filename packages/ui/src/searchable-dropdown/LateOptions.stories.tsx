import { useState } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import type { DropdownOption } from './items.ts';
import { SearchableDropdown } from './SearchableDropdown.tsx';

const cities = ['Москва', 'Суздаль'].map((label) => ({ value: label, label }));

/** Cities that come when they are released, as they do on a slow connection. */
function LateCities() {
  const [options, setOptions] = useState<readonly DropdownOption[] | null>(null);
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <SearchableDropdown
        label="Город"
        options={options ?? []}
        isLoading={options === null}
        value={value}
        onChange={setValue}
        onCreate={setValue}
      />
      <p data-testid="chosen">{value}</p>
      {/* A click would take the focus from the field. */}
      <button type="button" onMouseEnter={() => setOptions(cities)}>
        Города пришли
      </button>
    </>
  );
}

const meta = preview.meta({
  title: 'Primitives/Choice/Searchable dropdown',
  component: LateCities,
  globals: { viewport: { value: 'desktop', isRotated: false } },
});

export const LeftBeforeTheyCame = meta.story({
  name: 'Guard: a field that is left before its options come waits for them, and then takes what the text means',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Город' });
    await userEvent.type(field, 'суздаль');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Загрузка...'));
    await expect(field).toHaveValue('суздаль');
    await userEvent.hover(canvas.getByText('Города пришли'));
    await waitFor(() => expect(canvas.getByTestId('chosen')).toHaveTextContent('Суздаль'));
    await expect(field).toHaveValue('Суздаль');
    await expect(field).toBeValid();
  },
});

export const EnterTakesTheFirst = meta.story({
  name: 'Guard: what was typed before the options came is highlighted when they come, and Enter takes it',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Город' });
    await userEvent.type(field, 'сузд');
    await userEvent.hover(canvas.getByText('Города пришли'));
    const row = await screen.findByRole('option', { name: 'Суздаль' });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', row.id));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByTestId('chosen')).toHaveTextContent('Суздаль');
  },
});

export const TypedBeforeThePageWorked = meta.story({
  name: 'Guard: a text that is set while focus is elsewhere is accepted, and opens no list over the page',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Город' });
    await fireEvent.input(field, { target: { value: 'суздаль' } });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Загрузка...'));
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.hover(canvas.getByText('Города пришли'));
    await waitFor(() => expect(canvas.getByTestId('chosen')).toHaveTextContent('Суздаль'));
    await expect(field).toHaveValue('Суздаль');
  },
});
