import { toasts } from '@portal/ui';
import { expect, within } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { EducationScreen } from './EducationScreen.tsx';

const meta = preview.meta({
  title: 'Cabinet/Education',
  component: EducationScreen,
  parameters: { address: '/dashboard/education', signedIn: true },
});

/** Lessons, each as a card with its cover. */
export const Content = meta.story();

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const Samples = meta.story({
  name: 'Guard: each course shows what it teaches and costs, the webinar its day and hour, each material its kind and size',
  play: async ({ canvas }) => {
    const courses = canvas.getAllByRole('article').map((course) => course.textContent);
    await expect(courses).toHaveLength(3);
    await expect(courses.filter((text) => /^\S.*\d\s₽/.test(text ?? ''))).toEqual(courses);
    await expect(canvas.getByText(/^22\sмая/)).toBeVisible();
    await expect(canvas.getByText(/^19:00\sМСК$/)).toBeVisible();
    const materials = canvas.getAllByRole('listitem');
    await expect(
      materials.map((row) =>
        within(row)
          .getByText(/^[\d,]+\s(КБ|МБ|ГБ)$/)
          .textContent?.replace(/\s/, ' '),
      ),
    ).toEqual(['1,2 МБ', '86 МБ', '412 МБ']);
    for (const [place, type] of ['PDF', 'ZIP', 'MP4'].entries()) await expect(materials[place]).toHaveTextContent(type);
  },
});

export const Buttons = meta.story({
  name: 'Guard: each button reports that it is in development, and calls nothing',
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
