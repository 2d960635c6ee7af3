import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const about = 'Снимаю школьные альбомы двенадцать лет. Альбом собираю вместе с родителями: вы видите каждый разворот до печати.';
const meta = preview.meta({
  title: 'Primitives/Text area',
  component: TextArea,
  args: { label: 'О себе', value: about, onChange: fn(), limit: 1000 },
  render: Held,
});

function Held({ value: initial, ...rest }: TextAreaProps) {
  const [value, setValue] = useState(initial);
  return <TextArea {...rest} value={value} onChange={setValue} />;
}

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 560 }}>
      <Held label="О себе" value={about} limit={1000} onChange={fn()} />
      <Held label="О себе" value="" placeholder="Расскажите, что и как вы снимаете" onChange={fn()} />
      <Held label="О себе" value={about} limit={100} errorMessage="Не больше 100 символов" onChange={fn()} />
      <Held label="О себе" value={about} isDisabled onChange={fn()} />
      <Held label="О себе" value={about} isReadOnly description="Карточка на проверке" onChange={fn()} />
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { label: 'Расскажите о фотографическом оборудовании', value: 'превысокомногорассмотрительствующий'.repeat(3), limit: 100 },
});

export const NothingIsCut = meta.story({
  name: 'Guard: text past the limit stays, the counter tells',
  args: { value: 'аб', limit: 3 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'О себе' });
    await userEvent.type(area, 'вг');
    await expect(area).toHaveValue('абвг');
    await expect(canvas.getByText('4 из 3')).toBeVisible();
  },
});
