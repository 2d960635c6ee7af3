import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CompletionMeter } from './CompletionMeter.tsx';
import { Iris } from './Iris.tsx';
import { Spinner } from './Spinner.tsx';
import { Wordmark } from './Wordmark.tsx';

const meta = preview.meta({ title: 'Primitives/Iris', component: Iris, args: { size: 96, opening: 0.4, blades: 7, isMoving: false } });
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 24 } as const;

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={row}>
        {[0.12, 0.24, 0.4, 0.52, 0.62].map((opening) => (
          <Iris key={opening} size={44} opening={opening} />
        ))}
        <Iris size={12} opening={0.36} blades={6} />
        <Iris size={12} opening={0.62} blades={6} />
      </div>
      <div style={row}>
        <Spinner size={20} />
        <Spinner label="Загрузка фотографов..." />
        <Spinner size={44} />
      </div>
      <div style={row}>
        {[0, 45, 89, 100].map((percent) => (
          <CompletionMeter key={percent} percent={percent} src={null} name="Анна" size={88} />
        ))}
      </div>
      <div style={row}>
        <Wordmark />
        <Wordmark size={22} />
      </div>
    </div>
  ),
});

export const SpinnerIsAnnounced = meta.story({
  name: 'Guard: a spinner with words is announced, one without them is a picture',
  render: () => (
    <>
      <Spinner label="Загрузка фотографов..." />
      <Spinner />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Загрузка фотографов...');
  },
});

export const MeterSpeaks = meta.story({
  name: 'Guard: the completion meter says its percent',
  render: () => <CompletionMeter percent={89} src={null} name="Анна" size={88} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/89\s%/)).toBeInTheDocument();
  },
});
