import { getProfile, makeSocialLink } from '@portal/api';
import { gateFor } from '@portal/mocks';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CardPercent } from '../completion/CardPercent.tsx';
import { ready, save } from './inStories.ts';
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
  title: 'Cabinet/Profile saved elsewhere',
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
    await expect(canvas.getByLabelText('ВКонтакте')).toHaveValue('elsewhere');
    await expect(canvas.getByLabelText('Telegram')).toHaveValue('here');
    await save(canvasElement);
    await waitFor(() => expect(person).toMatchObject({ lastName: 'Белова-Ким', bio: 'Снимаю школы' }));
  },
});
