import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

type Id = 'active' | 'archive';

function Controlled(props: TabsProps<Id>) {
  const [selected, setSelected] = useState(props.selected);
  const change = (id: Id) => {
    props.onChange(id);
    setSelected(id);
  };
  return <Tabs {...props} selected={selected} onChange={change} />;
}

const args: TabsProps<Id> = {
  label: 'Проекты',
  selected: 'active',
  onChange: fn(),
  items: [
    { id: 'active', label: 'Активные', badge: 6, content: <p>Шесть проектов</p> },
    { id: 'archive', label: 'Архив', badge: 3, content: <p>Три проекта</p> },
  ],
};
const meta = preview.meta({ title: 'Primitives/Tabs', component: Controlled, args });

export const Playground = meta.story();

export const Narrow = meta.story({
  args: {
    items: [
      { id: 'active', label: 'Достопримечательности', badge: 128, content: <p>Первая</p> },
      { id: 'archive', label: 'Усовершенствование', content: <p>Вторая</p> },
    ],
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const ArrowsChoose = meta.story({
  name: 'Guard: arrow keys choose a tab and its panel is named by it',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Активные 6' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('archive');
    await expect(canvas.getByRole('tabpanel', { name: 'Архив 3' })).toHaveTextContent('Три проекта');
    await expect(canvas.queryByText('Шесть проектов')).toBeNull();
  },
});
