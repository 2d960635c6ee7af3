import { SearchableDropdown } from '@portal/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { useSettledCity } from './useSettledCity.ts';

const cities = ['Казань', 'Калуга'].map((label) => ({ value: label, label }));
const shown = fn();

/** A field whose cities come when they are released, as they do on a slow connection, and a button that needs it. */
function LateCities() {
  const [options, setOptions] = useState<typeof cities | null>(null);
  const [city, setCity] = useState<string | null>(null);
  const { submit, cityField } = useSettledCity(() => shown(city));
  return (
    <>
      <SearchableDropdown
        {...cityField}
        label="Город"
        options={options ?? []}
        isLoading={options === null}
        value={city}
        onChange={setCity}
      />
      <button type="button" onClick={submit}>
        Показать
      </button>
      {/* A click would take the focus from the field. */}
      <button type="button" onMouseEnter={() => setOptions(cities)}>
        Города пришли
      </button>
    </>
  );
}

const meta = preview.meta({
  title: 'Directory/Directory',
  component: LateCities,
  globals: { viewport: { value: 'desktop', isRotated: false } },
});

export const WaitsForTheList = meta.story({
  name: 'Guard: a button waits for the list that a typed city needs, and then works with the city',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'казань');
    await userEvent.click(canvas.getByText('Показать'));
    await expect(shown).not.toHaveBeenCalled();
    await userEvent.hover(canvas.getByText('Города пришли'));
    await waitFor(() => expect(shown.mock.calls).toEqual([['Казань']]));
  },
});

export const UnknownWhenItCame = meta.story({
  name: 'Guard: where the list comes without the typed city, the button does nothing and the field has the keyboard',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'ка');
    await userEvent.click(canvas.getByText('Показать'));
    await userEvent.hover(canvas.getByText('Города пришли'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Подходит несколько вариантов. Выберите один из списка.');
    await expect(shown).not.toHaveBeenCalled();
  },
});
