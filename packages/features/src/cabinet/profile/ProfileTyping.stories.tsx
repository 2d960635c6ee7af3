import { sentences } from '@portal/api';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ready, save, saveBar } from './inStories.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = preview.meta({
  title: 'Cabinet/Profile typing',
  component: ProfileScreen,
  parameters: { address: '/dashboard/profile', signedIn: true },
});

export const Discarded = meta.story({
  name: 'Guard: «Отменить» brings the saved card back',
  play: async ({ canvas, canvasElement }) => {
    const firstName = await ready(canvasElement);
    const before = (firstName as HTMLInputElement).value;
    await userEvent.type(firstName, 'ушка');
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }));
    await expect(firstName).toHaveValue(before);
    await expect(saveBar(canvasElement)).toBeNull();
  },
});

export const CityIsFound = meta.story({
  name: 'Guard: a city is found by its first letters, or created',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement, world }) => {
    await ready(canvasElement);
    const city = canvas.getByRole('combobox', { name: 'Город' });
    await userEvent.clear(city);
    await userEvent.type(city, 'нижний н');
    await userEvent.click(await screen.findByRole('option', { name: /Нижний Новгород/ }));
    await expect(city).toHaveValue('Нижний Новгород');
    await userEvent.clear(city);
    await userEvent.type(city, 'Затонье');
    await screen.findByText('Нет совпадений. Нажмите Enter для создания нового варианта.');
    await userEvent.keyboard('{Enter}');
    await expect(city).toHaveValue('Затонье');
    await save(canvasElement);
    await waitFor(() => expect(world.people[0]?.city).toBe('Затонье'));
  },
});

export const Typed = meta.story({
  name: 'Guard: the address and the links take only what they can hold',
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    const email = canvas.getByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'A b!C@X.RU');
    await expect(email).toHaveValue('abc@x.ru');
    const telegram = canvas.getByLabelText('Telegram');
    await userEvent.clear(telegram);
    await userEvent.type(telegram, 'анна <1>');
    await expect(telegram).toHaveValue('анна1');
    await userEvent.tab();
    await expect(await canvas.findByText(sentences.linkLatin)).toBeVisible();
  },
});
