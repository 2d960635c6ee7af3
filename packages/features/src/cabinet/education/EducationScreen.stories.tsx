import { toasts } from '@portal/ui';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { EducationScreen } from './EducationScreen.tsx';

const meta = preview.meta({
  title: 'Cabinet/Education',
  component: EducationScreen,
  parameters: { address: '/dashboard/education', signedIn: true },
});

export const Content = meta.story();

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const Buttons = meta.story({
  name: 'Guard: each button says that it is in development, and calls nothing',
  play: async ({ canvas, userEvent }) => {
    const names = ['Смотреть: Альбом, который купят', 'Зарегистрироваться', 'Скачать: Чек-лист съёмки в детском саду'];
    for (const [index, name] of names.entries()) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(toasts.list()).toHaveLength(index + 1);
    }
    await expect(toasts.list()).toEqual(names.map(() => expect.objectContaining({ type: 'info', title: 'В разработке' })));
  },
});
