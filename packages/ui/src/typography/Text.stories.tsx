import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Icon } from '../icon/Icon.tsx';
import { guide } from './Text.guide.ts';
import { Text } from './Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const sentence = 'Снимаю школьные альбомы, портреты и репортаж: от 2\u00a0200\u00a0₽ в час.';
const meta = preview.meta({
  title: 'Primitives/Text',
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
