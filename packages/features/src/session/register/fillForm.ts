import { userEvent, within } from 'storybook/test';

/** Fills the form with a new photographer; `change` by label. An empty text leaves the field unchanged. */
export async function fill(canvas: HTMLElement, change: Record<string, string> = {}) {
  const typed = {
    Имя: 'Мария',
    Фамилия: 'Новикова',
    Email: 'maria@photo.example',
    Пароль: 'тихий-свет-12',
    'Подтверждение пароля': 'тихий-свет-12',
    ...change,
  };
  for (const [label, text] of Object.entries(typed)) {
    if (text) await userEvent.type(await within(canvas).findByLabelText(label), text);
  }
  await userEvent.click(within(canvas).getByRole('checkbox'));
}

/** Clicks the form’s button. */
export const submit = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Зарегистрироваться' }));
