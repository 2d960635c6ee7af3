import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type Attempt, pieceIn } from '../../common/pieces/inStories.ts';
import { HomeRest } from './HomeRest.tsx';

function Rest({ attempts = ['fails', 'fails'] }: { attempts?: readonly Attempt[] }) {
  const [piece] = useState(() => pieceIn(attempts, () => import('./HomeSections.tsx')));
  return (
    <>
      <h1>Найдите своего фотографа</h1>
      <HomeRest piece={piece} cards={[]} specializations={[]} />
    </>
  );
}

const meta = preview.meta({ title: 'Directory/Home on its way', component: Rest, parameters: { layout: 'fullscreen' } });

export const Failed = meta.story({
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Остальная часть страницы не открылась');
  },
});

export const Retried = meta.story({
  name: 'Guard: sections whose code did not come are asked for again in place',
  args: { attempts: ['fails'] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Попробовать снова' }));
    await expect(await screen.findByRole('heading', { level: 2, name: /Услуги|Что снимаем|Виды съёмки/ })).toBeVisible();
  },
});
