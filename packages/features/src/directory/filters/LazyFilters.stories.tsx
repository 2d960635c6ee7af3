import { limits } from '@portal/api';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { type Attempt, lazyModuleIn } from '../../common/overlays/lazy/inStories.ts';
import { noFilters } from './filters.ts';
import { LazyFilters } from './LazyFilters.tsx';

function LateFilters({ attempts = ['hangs'] }: { attempts?: readonly Attempt[] }) {
  const [module] = useState(() => lazyModuleIn(attempts, () => import('./Filters.tsx')));
  return (
    <LazyFilters
      module={module}
      values={noFilters}
      range={{ ...limits.priceRange, buckets: [] }}
      isRangeLoading={false}
      specializations={{
        state: 'ready',
        data: [{ id: 5, name: 'Портрет', code: 'portrait', icon: null }],
        isRefreshing: false,
        replace: fn(),
      }}
      onChange={fn()}
      onReset={fn()}
      resets={0}
    />
  );
}

const meta = preview.meta({ title: 'Directory/Directory', component: LateFilters });

/** In place of the filters, while their code loads: about the height that they will have. */
export const FiltersCodeLoading = meta.story();

/** In place of the filters, when their code did not arrive: a sentence and a way to try again. */
export const FiltersCodeFailed = meta.story({
  args: { attempts: ['fails', 'fails'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Фильтры не открылись');
  },
});

export const FiltersCome = meta.story({
  name: 'Guard: the code of the filters is requested again',
  args: { attempts: ['fails'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Попробовать/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Портрет' })).toBeVisible());
  },
});
