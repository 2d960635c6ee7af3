import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { type Attempt, lazyModuleIn } from '../../../common/overlays/lazy/inStories.ts';
import { PortfolioPart } from './PortfolioPart.tsx';

const waiting = { state: 'loading' } as const;

function Part({ attempts = ['fails', 'fails'] }: { attempts?: readonly Attempt[] }) {
  const [module] = useState(() => lazyModuleIn(attempts, () => import('../../portfolios/PortfolioSection.tsx')));
  return (
    <>
      <h1>Моя карточка</h1>
      <PortfolioPart module={module} portfolios={waiting} categories={waiting} />
    </>
  );
}

const meta = preview.meta({
  title: 'Cabinet/Portfolios',
  component: Part,
  parameters: { address: '/dashboard/profile', signedIn: true },
});

/** In place of the portfolios, when the code of the section did not arrive: a sentence and a way to try again. */
export const CodeFailed = meta.story({
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось открыть портфолио');
  },
});

export const CodeRetried = meta.story({
  name: 'Guard: portfolios whose code did not load are requested again in place',
  args: { attempts: ['fails'] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Попробовать снова' }));
    await expect(await screen.findByRole('region', { name: 'Портфолио' })).toBeVisible();
  },
});
