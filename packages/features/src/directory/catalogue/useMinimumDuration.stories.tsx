import { Button } from '@portal/ui';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { useMinimumDuration } from './useMinimumDuration.ts';

/** Longer than any machine takes for a click. */
const leastMs = 2_000;

function Waiting() {
  const [isOn, setOn] = useState(false);
  const isShown = useMinimumDuration(isOn, leastMs);
  return (
    <>
      <Button onPress={() => setOn(true)}>Начать</Button>
      <Button onPress={() => setOn(false)}>Закончить</Button>
      <p>{isShown ? 'Загрузка' : 'Всё на месте'}</p>
    </>
  );
}

const meta = preview.meta({ title: 'Directory/Directory', component: Waiting });

export const Stays = meta.story({
  name: 'Guard: a loading state, once shown, stays for a minimum time',
  play: async ({ canvas }) => {
    const began = performance.now();
    canvas.getByRole('button', { name: 'Начать' }).click();
    await canvas.findByText('Загрузка');
    canvas.getByRole('button', { name: 'Закончить' }).click();
    // Everything is rendered by then.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(canvas.getByText('Загрузка')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Всё на месте')).toBeVisible());
    // A timer is never early, except for the rounding of its clock.
    await expect(performance.now() - began).toBeGreaterThan(leastMs - 1);
  },
});
