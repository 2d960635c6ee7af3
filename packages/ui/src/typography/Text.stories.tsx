import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Text } from './Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const sentence = 'Снимаю школьные альбомы, портреты и репортаж: от 2\u00a0200\u00a0₽ в час.';
const guide: Guide = {
  purpose:
    'All words that are not a heading, in the seven sizes of the scale and the three shades of the ink. Visually hidden is the eighth: words that are announced and not rendered.',
  use: [
    'Body (16 px) by default, body-m (15) on cards, body-s (14) for secondary text, caption (13) for hints.',
    'Reading only for the biography on the public page.',
    'Tone 2 for what is secondary, 3 for hints, err for an error beside its place.',
    'Visually hidden where a place or an icon already conveys it to the eye: «Рейтинг» before a star and a number.',
  ],
  avoid: [
    'For a title: take Heading, or the outline has a hole.',
    'Tone 3 for anything one has to read.',
    'Visually hidden for words that would help everybody: write them out.',
  ],
  anatomy: [['Words', 'no orphan on the last line where the browser can help it; a word longer than the screen breaks']],
  keyboard: [],
};

const meta = preview.meta({
  title: 'Primitives/Layout/Text',
  component: Text,
  subcomponents: { VisuallyHidden },
  parameters: { guide },
  args: { children: sentence },
});

const looks = ['reading', 'body-l', 'body', 'body-m', 'body-s', 'caption', 'micro'] as const;
const tones = [1, 2, 3, 'err'] as const;

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {looks.map((look) => (
        <Text key={look} look={look}>
          {look}: {sentence}
        </Text>
      ))}
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          Тон {tone}: {sentence}
        </Text>
      ))}
      <span style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <VisuallyHidden>Рейтинг</VisuallyHidden>
        <Icon name="starf" size={16} />
        <Text as="span">4,9: слово «Рейтинг» только произносится</Text>
      </span>
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { look: 'body-l', children: 'Человеконенавистничество переосвидетельствовавшегося высокопревосходительства.' },
});

export const HiddenWordsTakeNoPlace = meta.story({
  name: 'Guard: hidden words are announced, and take no space',
  render: () => (
    <>
      <Text as="div">
        <VisuallyHidden>Рейтинг фотографа по отзывам </VisuallyHidden>4,9
      </Text>
      <Text as="div">4,9</Text>
    </>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('Рейтинг фотографа по отзывам');
    await expect(words.parentElement).toHaveTextContent('Рейтинг фотографа по отзывам 4,9');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    const [withWords, alone] = canvas.getAllByText('4,9');
    await expect(withWords?.offsetHeight).toBe(alone?.offsetHeight);
    await expect(getComputedStyle(words).visibility).toBe('visible');
  },
});
