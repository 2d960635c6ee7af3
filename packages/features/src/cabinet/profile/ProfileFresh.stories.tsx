import { changedElsewhere, getProfile, type LinkType, makeSocialLink, sentences } from '@portal/api';
import { gateFor, type World } from '@portal/mocks';
import { Button, toasts } from '@portal/ui';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { CardPercent } from '../completion/CardPercent.tsx';
import { notices, ready, save, saveBar } from './inStories.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

/** The navigation has read the card before its page is opened. */
function FromNavigation() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CardPercent />
      <Button onPress={() => setOpen(true)}>Моя карточка</Button>
      {isOpen && <ProfileScreen />}
    </>
  );
}

const meta = preview.meta({
  title: 'Cabinet/Profile',
  component: FromNavigation,
  parameters: { address: '/dashboard/profile', signedIn: true },
});

const cards = gateFor(getProfile);

export const SavedElsewhere = meta.story({
  name: 'Guard: what was saved in another tab comes into the form, what is typed here stays, and neither undoes the other',
  play: async ({ canvas, canvasElement, msw, world }) => {
    await expect((await canvas.findAllByText(/^\d+ %$/))[0]).toBeVisible();
    const [person] = world.people;
    if (!person) throw new Error('Nobody');
    const before = person.lastName;
    Object.assign(person, { lastName: 'Белова-Ким', bio: 'Снимаю в Перми', links: [makeSocialLink(2, 'elsewhere')] });
    msw.use(...cards.close());
    await userEvent.click(canvas.getByRole('button', { name: 'Моя карточка' }));
    await ready(canvasElement);
    const lastName = canvas.getByLabelText('Фамилия');
    await expect(lastName).toHaveValue(before);
    await userEvent.clear(canvas.getByLabelText('О себе'));
    await userEvent.type(canvas.getByLabelText('О себе'), 'Снимаю школы');
    await userEvent.clear(await canvas.findByLabelText('Telegram'));
    await userEvent.type(canvas.getByLabelText('Telegram'), 'here');
    cards.open();
    await waitFor(() => expect(lastName).toHaveValue('Белова-Ким'));
    await expect(canvas.getByLabelText('О себе')).toHaveValue('Снимаю школы');
    await expect(canvas.getByText(/^В другом окне сохранили «Снимаю в Перми»\./)).toBeVisible();
    await expect(canvas.getByLabelText('ВКонтакте')).toHaveValue('elsewhere');
    await expect(canvas.getByLabelText('Telegram')).toHaveValue('here');
    await save(canvasElement);
    await waitFor(() => expect(person).toMatchObject({ lastName: 'Белова-Ким', bio: 'Снимаю школы' }));
  },
});

/** The card is open before it is saved in the other tab. */
const openBefore = { render: () => <ProfileScreen /> };

/** Replaces the value of a field. */
async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

const linkOf = (person: World['people'][number], network: LinkType) => person.links.find(({ type }) => type === network)?.username ?? '';

export const Follows = meta.story({
  name: 'Guard: when its window gets the focus, an open card shows what another window saved, and what is typed stays',
  ...openBefore,
  play: async ({ canvas, canvasElement, world }) => {
    await ready(canvasElement);
    await fill(canvas.getByLabelText('О себе'), 'Снимаю школы');
    Object.assign(world.people[0] ?? {}, { lastName: 'Белова-Ким' });
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(canvas.getByLabelText('Фамилия')).toHaveValue('Белова-Ким'));
    await expect(canvas.getByLabelText('О себе')).toHaveValue('Снимаю школы');
  },
});

export const DifferentFields = meta.story({
  name: 'Guard: of two tabs that change different fields both changes are stored, and the later tab is notified',
  ...openBefore,
  play: async ({ canvas, canvasElement, world }) => {
    await ready(canvasElement);
    const [person] = world.people;
    if (!person) throw new Error('Nobody');
    const telegram = await canvas.findByLabelText('Telegram');
    Object.assign(person, {
      lastName: 'Белова-Ким',
      links: [makeSocialLink(2, 'elsewhere'), makeSocialLink(3, linkOf(person, 'telegram'))],
    });
    await fill(canvas.getByLabelText('О себе'), 'Снимаю школы');
    await fill(telegram, 'here');
    await save(canvasElement);
    await waitFor(() => expect(notices()).toEqual([['success', sentences.profileUpdated]]));
    await expect(toasts.list()[0]?.message).toBe('Карточка изменилась в другом окне: Фамилия, Instagram, ВКонтакте. Ничего не потерялось.');
    await expect(person).toMatchObject({ lastName: 'Белова-Ким', bio: 'Снимаю школы' });
    await expect([linkOf(person, 'telegram'), linkOf(person, 'vk')]).toEqual(['here', 'elsewhere']);
    await expect(canvas.getByLabelText('Фамилия')).toHaveValue('Белова-Ким');
    await expect(canvas.getByLabelText('ВКонтакте')).toHaveValue('elsewhere');
    await expect(saveBar(canvasElement)).toBeNull();
  },
});

export const SameField = meta.story({
  name: 'Guard: of two tabs that change the same field the later one sees both, and decides',
  ...openBefore,
  play: async ({ canvas, canvasElement, world }) => {
    await ready(canvasElement);
    const [person] = world.people;
    if (!person) throw new Error('Nobody');
    const bio = canvas.getByLabelText('О себе');
    const rate = person.hourlyRate;
    Object.assign(person, { lastName: 'Белова-Ким', bio: 'Снимаю в Перми.' });
    await fill(bio, 'Снимаю школы');
    await fill(canvas.getByLabelText('Ставка за час'), '77');
    await save(canvasElement);
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось сохранить карточку']]));
    await expect(toasts.list()[0]?.message).toBe(changedElsewhere.card);
    const came = await canvas.findByText('В другом окне сохранили «Снимаю в Перми.». Чтобы оставить свой вариант, нажмите «Сохранить».');
    await expect(came).toBeVisible();
    await expect(bio).toHaveAccessibleDescription(expect.stringContaining('Снимаю в Перми.'));
    await expect(bio).toHaveValue('Снимаю школы');
    await expect(bio).toHaveFocus();
    await expect(canvas.getByLabelText('Фамилия')).toHaveValue('Белова-Ким');
    await expect(canvas.getByLabelText('Ставка за час')).toHaveValue('77');
    await expect(person).toMatchObject({ bio: 'Снимаю в Перми.', hourlyRate: rate });
    await save(canvasElement);
    await waitFor(() => expect(notices()).toEqual([['success', sentences.profileUpdated]]));
    await expect(person).toMatchObject({ lastName: 'Белова-Ким', bio: 'Снимаю школы', hourlyRate: 77 });
    await expect(came).not.toBeInTheDocument();
  },
});
