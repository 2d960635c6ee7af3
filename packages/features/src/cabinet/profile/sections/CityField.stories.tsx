import { useForm } from 'react-hook-form';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { CityField } from './CityField.tsx';
import type { ProfileForm } from '../form.ts';

const empty: ProfileForm = {
  firstName: '',
  lastName: '',
  city: '',
  bio: '',
  email: '',
  phone: '',
  hourlyRate: null,
  minProductPrice: null,
  links: {},
  categories: [],
  version: '',
};

/** The field in a form of its own. */
function CityForm({ city }: { city: string }) {
  const { control } = useForm<ProfileForm>({ defaultValues: { ...empty, city } });
  return <CityField control={control} />;
}

const meta = preview.meta({ title: 'Cabinet/City field', component: CityForm, args: { city: '' } });

/** A city that the list knows. */
export const Content = meta.story({ args: { city: 'Екатеринбург' } });

/** A settlement that the list does not know, written by hand. */
export const NotInTheList = meta.story({ args: { city: 'Затонье' } });

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const SameNames = meta.story({
  name: 'Guard: cities of the same name show their region, and the chosen one still does',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Город' }), 'киров');
    await expect(await screen.findByRole('option', { name: /^Киров\s*Кировская область/ })).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('option', { name: 'Киров (Калужская область)' }));
    await expect(canvas.getByRole('combobox', { name: 'Город' })).toHaveValue('Киров (Калужская область)');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const Sheet = meta.story({
  name: 'Guard: the list comes also where the field opens as a page of its own',
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Город/ }));
    const search = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Город' }))).getByPlaceholderText('Выберите...');
    await userEvent.type(search, 'томс');
    await userEvent.click(await screen.findByRole('option', { name: /^Томск/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: /Томск/ })).toBeVisible();
  },
});
