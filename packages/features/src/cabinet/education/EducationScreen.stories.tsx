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
    for (const name of names) {
      const before = toasts.list()[0]?.id;
      await userEvent.click(canvas.getByRole('button', { name }));
      const [notice] = toasts.list();
      await expect(notice).toMatchObject({ type: 'info', title: 'В разработке' });
      await expect(notice?.id).not.toBe(before);
    }
  },
});
