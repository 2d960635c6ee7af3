import { sentences, updateProfile } from '@portal/api';
import { down, offline, once, refuse } from '@portal/mocks';
import { toasts } from '@portal/ui';
import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = preview.meta({
  title: 'Cabinet/Profile',
  component: ProfileScreen,
  parameters: { address: '/dashboard/profile', signedIn: true },
});

async function save(canvas: StoryContext['canvas']) {
  await userEvent.type(await canvas.findByLabelText('Имя'), 'нушка');
  await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
}

/** Saving fails, and the one notice gives this reason. */
function failsSaying(message: string) {
  return async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await save(canvas);
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error', message }]));
    await expect(canvas.getByLabelText('Имя')).toHaveValue('Аннанушка');
  };
}

export const Forbidden = meta.story({
  name: 'Guard: access that is denied without words',
  beforeEach: ({ msw }) => msw.use(...refuse(updateProfile, 403, '')),
  play: failsSaying('Доступ запрещен, у вас нет прав на доступ к этому ресурсу'),
});

export const Unknown = meta.story({
  name: 'Guard: a refusal without a known message',
  beforeEach: ({ msw }) => msw.use(...refuse(updateProfile, 409, '')),
  play: failsSaying('Произошла неизвестная ошибка'),
});

export const Offline = meta.story({
  name: 'Guard: no connection, with the browser’s own message',
  beforeEach: ({ msw }) => msw.use(...offline(updateProfile)),
  play: failsSaying(sentences.network),
});

export const TakenBack = meta.story({
  name: 'Guard: a failure is no longer shown once the next attempt succeeds',
  beforeEach: ({ msw }) => msw.use(...once(down(updateProfile))),
  play: async ({ canvas }) => {
    await save(canvas);
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error' }]));
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'success', title: 'Карточка сохранена' }]));
  },
});
