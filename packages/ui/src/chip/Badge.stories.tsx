import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { Pairs } from '@portal/storybook/blocks/Pairs.tsx';
import preview from '@portal/storybook/preview.tsx';
import { Badge } from './Badge.tsx';

const guide: Guide = {
  purpose: 'A small number beside a word that names what is counted.',
  use: ['Mark for what has been chosen: filters that are on.', 'Quiet for what there is: projects behind a tab.'],
  avoid: [
    'Alone, without a word beside it: a screen reader would announce only a number.',
    'For a word: take Chip.',
    'For zero: leave it out.',
  ],
  anatomy: [
    ['Ground', 'a disc of 20 px that widens with its number'],
    ['Number', 'figures of equal width, so that a changing number does not push its neighbours'],
  ],
  keyboard: [],
};

const meta = preview.meta({ title: 'Primitives/Feedback/Badge', component: Badge, parameters: { guide }, args: { children: 4 } });
const pair = { display: 'inline-flex', alignItems: 'center', gap: 8 } as const;

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {[4, 12, 128].map((count) => (
        <span key={count} style={pair}>
          Фильтры <Badge>{count}</Badge>
        </span>
      ))}
      {[6, 24, 1024].map((count) => (
        <span key={count} style={pair}>
          Активные <Badge tone="quiet">{count}</Badge>
        </span>
      ))}
    </div>
  ),
});

export const DoAndDont = meta.story({
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: (
            <span style={pair}>
              Фильтры <Badge>4</Badge>
            </span>
          ),
          because: 'count something that a word beside it names.',
          dont: <Badge>4</Badge>,
          why: 'leave a number alone: four of what?',
        },
        {
          do: <span style={pair}>Архив</span>,
          because: 'leave a zero out.',
          dont: (
            <span style={pair}>
              Архив <Badge tone="quiet">0</Badge>
            </span>
          ),
          why: 'draw the eye to nothing.',
        },
      ]}
    />
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: () => (
    <span style={{ ...pair, overflowWrap: 'anywhere' }}>
      Достопримечательностипереосвидетельствования <Badge>128</Badge>
    </span>
  ),
});

export const FiguresDoNotJump = meta.story({
  name: 'Guard: a number of as many figures takes as much space, so neighbours do not jump',
  render: () => (
    <div>
      <Badge>111</Badge> <Badge>888</Badge>
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const width = (text: string) => canvas.getByText(text).getBoundingClientRect().width;
    await expect(width('111')).toBeCloseTo(width('888'), 1);
  },
});
