import preview from '../../../../.storybook/preview.tsx';
import { Heading } from './Heading.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Primitives/Typography',
  component: Heading,
  args: { level: 1 as const, children: 'Найдите своего фотографа' },
});

const headings = ['display-xl', 'display-l', 'title-1', 'title-2', 'title-3', 'title-4'] as const;
const looks = ['reading', 'body-l', 'body', 'body-m', 'body-s', 'caption', 'micro'] as const;
const sentence = 'Снимаю школьные альбомы, портреты и репортаж: от 2\u00a0200\u00a0₽ в час.';

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {headings.map((look) => (
        <Heading key={look} level={2} look={look}>
          {'Анна Воскресенская, 3\u00a0500\u00a0₽'}
        </Heading>
      ))}
      {looks.map((look) => (
        <Text key={look} look={look}>
          {sentence}
        </Text>
      ))}
      <Text tone={2}>{sentence}</Text>
      <Text tone={3}>{sentence}</Text>
      <Text tone="err">{sentence}</Text>
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Heading level={1} look="display-xl">
        Достопримечательности Верхнепышминска
      </Heading>
      <Text look="body-l">Человеконенавистничество переосвидетельствовавшегося высокопревосходительства.</Text>
    </div>
  ),
});
