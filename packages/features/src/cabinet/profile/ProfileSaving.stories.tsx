import { sentences, updateProfile } from '@portal/api';
import { demoPeople, refuse, slow } from '@portal/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { nothingFilled, notices, ready, save, saveBar } from './inStories.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = preview.meta({
  title: 'Cabinet/Profile',
  component: ProfileScreen,
  parameters: { address: '/dashboard/profile', signedIn: true },
});

export const Saved = meta.story({
  name: 'Guard: what is typed shows in the preview at once, is saved, and leaves nothing unsaved',
  play: async ({ canvas, canvasElement, world }) => {
    const firstName = await ready(canvasElement);
    await expect(saveBar(canvasElement)).toBeNull();
    await userEvent.clear(firstName);
    await userEvent.type(firstName, 'Аннушка');
    await expect(await canvas.findByRole('heading', { level: 3, name: /^Аннушка / })).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Ставка за час'));
    await userEvent.type(canvas.getByLabelText('Ставка за час'), '12a500');
    await expect(canvas.getByLabelText('Ставка за час')).toHaveValue('12\u00a0500');
    await userEvent.clear(await canvas.findByLabelText('ВКонтакте'));
    await userEvent.click(canvas.getByLabelText('ВКонтакте'));
    await userEvent.paste('https://vk.com/annushka');
    await save(canvasElement);
    await waitFor(() => expect(notices()).toEqual([['success', sentences.profileUpdated]]));
    await expect(saveBar(canvasElement)).toBeNull();
    await expect(world.people[0]).toMatchObject({ firstName: 'Аннушка', hourlyRate: 12_500 });
    await expect(world.people[0]?.links.find(({ type }) => type === 'vk')?.username).toBe('annushka');
    await expect(canvas.getByLabelText('ВКонтакте')).toHaveValue('annushka');
  },
});

export const Wrong = meta.story({
  name: 'Guard: mistakes are named in their places, in one notice, and nothing is sent',
  play: async ({ canvas, canvasElement, world }) => {
    await ready(canvasElement);
    const before = JSON.stringify(world.people[0]);
    await userEvent.clear(canvas.getByLabelText('О себе'));
    await userEvent.clear(canvas.getByLabelText('Телефон'));
    await userEvent.type(canvas.getByLabelText('Телефон'), '8900');
    const group = within(await canvas.findByRole('toolbar', { name: /^Специализации/ }));
    for (const button of group.getAllByRole('button', { pressed: true })) await userEvent.click(button);
    await save(canvasElement);
    await expect(await canvas.findByText(sentences.bioRequired)).toBeVisible();
    await expect(canvas.getByText(sentences.phoneInvalid)).toBeVisible();
    await expect(canvas.getByText(sentences['categories.validation.required'])).toBeVisible();
    await expect(notices()).toEqual([['error', 'Исправьте ошибки в форме']]);
    await expect(canvas.getByLabelText('О себе')).toHaveFocus();
    await expect(JSON.stringify(world.people[0])).toBe(before);
  },
});

export const ServerFields = meta.story({
  name: 'Guard: the server’s message about a link is shown under that link',
  beforeEach: ({ msw }) =>
    msw.use(...refuse(updateProfile, 422, sentences.invalid, { 'social_links.0.username': ['Такой страницы нет'], city: ['Города нет'] })),
  parameters: {
    world: {
      people: demoPeople(1).map((person) => ({ ...person, ...nothingFilled, city: 'Пермь', bio: 'Снимаю', specializationIds: [1] })),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Telegram'), '@anna');
    await save(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('Telegram')).toHaveAccessibleDescription('Такой страницы нет'));
    await expect(canvas.getByText('Города нет')).toBeVisible();
    await expect(notices()).toEqual([['error', 'Не удалось сохранить карточку']]);
    await expect(saveBar(canvasElement)).toBeVisible();
  },
});

export const SentOnce = meta.story({
  name: 'Guard: Enter twice saves once, and what is typed meanwhile stays unsaved',
  beforeEach: ({ msw }) => msw.use(...slow(300, updateProfile)),
  play: async ({ canvas, canvasElement, world }) => {
    const lastName = await ready(canvasElement).then(() => canvas.getByLabelText('Фамилия'));
    await userEvent.clear(lastName);
    await userEvent.type(lastName, 'Белова{Enter}{Enter}');
    await userEvent.type(lastName, '-Ким');
    await waitFor(() => expect(notices()).toEqual([['success', sentences.profileUpdated]]));
    await expect(world.people[0]?.lastName).toBe('Белова');
    await expect(lastName).toHaveValue('Белова-Ким');
    await expect(saveBar(canvasElement)).toBeVisible();
  },
});
