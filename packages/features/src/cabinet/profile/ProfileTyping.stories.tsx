import { sentences } from '@portal/api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { compose } from '@portal/storybook/input/compose.ts';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { ready, save, saveBar } from './inStories.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = preview.meta({
  title: 'Cabinet/Profile',
  component: ProfileScreen,
  parameters: { address: '/dashboard/profile', signedIn: true },
});

export const Discarded = meta.story({
  name: 'Guard: «Отменить» asks for confirmation, restores the saved card, and leaves the focus in the page',
  decorators: [
    (Story) => (
      <main tabIndex={-1}>
        <Story />
      </main>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const firstName = await ready(canvasElement);
    const before = (firstName as HTMLInputElement).value;
    await userEvent.type(firstName, 'ушка');
    const discard = async (answer: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }));
      const question = await screen.findByRole('alertdialog', { name: 'Вернуть сохранённую карточку?' });
      await fullyOpened(question);
      await userEvent.click(within(question).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await discard('Оставить как есть');
    await expect(firstName).toHaveValue(`${before}ушка`);
    await discard('Вернуть');
    await expect(firstName).toHaveValue(before);
    await expect(saveBar(canvasElement)).toBeNull();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
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
    await userEvent.clear(email);
    await compose(email as HTMLInputElement, 'Anna@example.ru');
    await expect(email).toHaveValue('anna@example.ru');
    await userEvent.clear(email);
    // The first letter is Cyrillic.
    await userEvent.type(email, 'аnna@x.ru');
    await expect(email).toHaveValue('аnna@x.ru');
    const telegram = await canvas.findByLabelText('Telegram');
    await userEvent.clear(telegram);
    await userEvent.type(telegram, 'анна <1>');
    await waitFor(() => expect(canvas.getByText(sentences.emailLatin)).toBeVisible());
    await expect(telegram).toHaveValue('анна1');
    await userEvent.tab();
    await expect(await canvas.findByText(sentences.linkLatin)).toBeVisible();
  },
});

export const Pasted = meta.story({
  name: 'Guard: a pasted address stays that address, and one of another site is refused',
  play: async ({ canvas, canvasElement, world }) => {
    await ready(canvasElement);
    const paste = async (label: string, text: string) => {
      const field = await canvas.findByRole('textbox', { name: label });
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
    };
    await paste('Телефон', '+375 29 123-45-67');
    await expect(canvas.getByLabelText('Телефон')).toHaveValue('+375291234567');
    await paste('YouTube', 'https://m.youtube.com/channel/UCabc-123_x?si=1');
    await expect(canvas.getByRole('textbox', { name: 'YouTube' })).toHaveAccessibleDescription(
      'Ссылка на карточке: youtube.com/channel/UCabc-123_x',
    );
    await paste('Telegram', 'https://vk.com/anna');
    await userEvent.tab();
    await expect(await canvas.findByText(sentences.phoneForeign)).toBeVisible();
    await expect(await canvas.findByText(sentences.linkForeign)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Telegram' })).toHaveAccessibleDescription(sentences.linkForeign);
    await paste('Телефон', '8 (900) 123-45-67');
    await paste('Telegram', 'https://t.me/+AbCdEf-123');
    await expect(canvas.getByText('Ссылка на карточке: t.me/+AbCdEf-123')).toBeVisible();
    await save(canvasElement);
    const addresses = () => world.people[0]?.links.map(({ url }) => url);
    await waitFor(() => expect(addresses()).toContain('https://www.youtube.com/channel/UCabc-123_x'));
    await expect(addresses()).toContain('https://t.me/+AbCdEf-123');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'YouTube' })).toHaveValue('https://www.youtube.com/channel/UCabc-123_x'),
    );
  },
});

export const RequiredFields = meta.story({
  name: 'Guard: screen readers announce which fields are required and which are optional',
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    for (const label of ['Имя', 'Фамилия', 'О себе']) await expect(canvas.getByLabelText(label)).toBeRequired();
    for (const label of ['Email', 'Телефон', 'Ставка за час']) await expect(canvas.getByLabelText(label)).not.toBeRequired();
    await expect(await canvas.findByRole('toolbar', { name: 'Специализации (обязательно)' })).toBeVisible();
    const cityField = canvas.queryByRole('combobox', { name: 'Город' });
    if (cityField) await expect(cityField).toBeRequired();
    else await expect(canvas.getByRole('button', { name: /^Город \(обязательно\)/ })).toBeVisible();
  },
});

export const PreviewOnPhone = meta.story({
  name: 'Guard: on a screen too narrow for a column beside the form, the bar at the foot shows the card with what is typed',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await userEvent.type(canvas.getByLabelText('Фамилия'), '-Лесная');
    await userEvent.click(await canvas.findByRole('button', { name: 'Так выглядит карточка' }));
    const shown = await fullyOpened(await screen.findByRole('dialog', { name: 'Так выглядит карточка' }));
    await expect(await within(shown).findByRole('article', { name: /-Лесная/ })).toBeVisible();
    await userEvent.click(within(shown).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText<HTMLInputElement>('Фамилия').value).toMatch(/-Лесная$/);
  },
});
