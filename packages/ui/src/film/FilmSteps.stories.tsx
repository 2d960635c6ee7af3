import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { type FilmStep, FilmSteps } from './FilmSteps.tsx';

const open: readonly FilmStep[] = [
  { id: 'name', label: 'Назовите себя', icon: 'user', href: '#name' },
  { id: 'bio', label: 'Расскажите о себе', icon: 'edit', href: '#bio' },
  { id: 'city', label: 'Выберите город', icon: 'pin', href: '#city' },
  { id: 'avatar', label: 'Добавьте фото профиля', icon: 'image', href: '#avatar' },
  { id: 'portfolio', label: 'Соберите портфолио', icon: 'grid', href: '#portfolio' },
];
const done: readonly FilmStep[] = [
  { id: 'name', label: 'Имя и фамилия', icon: 'user' },
  { id: 'bio', label: 'О себе', icon: 'edit' },
  { id: 'city', label: 'Город', icon: 'pin' },
  { id: 'avatar', label: 'Фото профиля', icon: 'image', src: '/photos/alina-a.jpg' },
  { id: 'portfolio', label: 'Портфолио', icon: 'grid', src: '/photos/alina-0.jpg' },
];

const guide: Guide = {
  purpose: 'Shows the steps of something that is filled in over several visits as a contact sheet, whose frames are lit one after another.',
  use: ['Where five to ten steps lead to one thing, in any order, and each has its own place.'],
  avoid: ['For steps that have an order: number them.', 'For the progress of a running job: take Progress bar.', 'Twice in one view.'],
  anatomy: [
    ['Sheet', 'dark in both themes'],
    ['Edge and holes', 'decoration; a row of frames is a strip'],
    ['Dark frame', 'says what is to be done; all of it is a link'],
    ['Lit frame', 'the step by its name, over the photo that belongs to it where there is one'],
  ],
  keyboard: [
    ['Tab', 'goes through what is left to be done'],
    ['Enter', 'leads to the step'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Feedback/Film steps',
  component: FilmSteps,
  parameters: { guide },
  args: { label: 'Карточка', steps: [...done.slice(0, 1), ...open.slice(1, 3), ...done.slice(3, 4), ...open.slice(4)] },
});

export const Playground = meta.story();

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <FilmSteps {...args} steps={open} />
      <FilmSteps {...args} />
      <FilmSteps {...args} steps={done} />
    </div>
  ),
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const SaysWhatIsLeft = meta.story({
  name: 'Guard: what is left is a link in a frame of its own, what is done says so, and the edge is not read aloud',
  play: async ({ canvas }) => {
    const frames = canvas.getAllByRole('listitem');
    await expect(frames).toHaveLength(5);
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Расскажите о себе',
      'Выберите город',
      'Соберите портфолио',
    ]);
    await expect(canvas.getByRole('link', { name: 'Выберите город' })).toHaveAttribute('href', '#city');
    await expect(frames[0]).toHaveTextContent(/Готово: Имя и фамилия/);
    await expect(canvas.getByText('ДИАФРАГМА 400').closest('[aria-hidden]')).not.toBeNull();
  },
});
