import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { held } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

type Id = 'active' | 'archive';

const Held = held(Tabs<Id>, 'selected', 'onChange');

const args: TabsProps<Id> = {
  label: 'Проекты',
  selected: 'active',
  onChange: fn(),
  items: [
    { id: 'active', label: 'Активные', badge: 6, content: <p>Шесть проектов</p> },
    { id: 'archive', label: 'Архив', badge: 3, content: <p>Три проекта</p> },
  ],
};
const guide: Guide = {
  purpose: 'Parts of one thing in the same place, one at a time. The chosen tab is bold and underlined; only its content is rendered.',
  use: ['Two to five parts of equal rank that nobody needs to compare: active projects and the archive, the parts of a card on a phone.'],
  avoid: [
    'Ways to see the same list, or a filter over it: ToggleGroup.',
    'Steps that follow one another: a page or a dialog for each.',
    'Parts that are read one after another: headings.',
    'A tab that leads nowhere yet: leave it out, there is no disabled tab.',
  ],
  anatomy: [
    ['Strip', 'the hairline; scrolls sideways when the tabs do not fit, with the chosen one visible'],
    ['Tab', 'a noun'],
    ['Badge', 'optional: how many things stand behind the tab'],
    ['Line', 'under the chosen tab'],
    ['Panel', 'the content, named by its tab'],
  ],
  keyboard: [
    ['Tab', 'moves to the chosen tab, then into its panel'],
    ['← →', 'choose the tab beside, round the ends'],
    ['Home, End', 'choose the first and the last tab'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Navigation/Tabs',
  component: Tabs<Id>,
  argTypes: { selected: { options: ['active', 'archive'], control: 'inline-radio' } },
  render: (args, story) => <Held {...args} story={story} />,
  args,
  parameters: { guide },
});

export const Playground = meta.story();

export const States = meta.story({
  render: (props) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Held {...props} />
      <Held {...props} label="Архив выбран" selected="archive" />
      <Held {...props} label="Внутри части окна" look="segments" />
      <Held
        {...props}
        label="Без счётчиков"
        items={[
          { id: 'active', label: 'О фотографе', content: 'Снимает выпускные альбомы.' },
          { id: 'archive', label: 'Портфолио', content: 'Три альбома' },
        ]}
      />
    </div>
  ),
});

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

const isVisible = (tab: HTMLElement) =>
  waitFor(() => {
    const { left, right } = tab.getBoundingClientRect();
    return expect([left >= 0, right <= window.innerWidth]).toEqual([true, true]);
  });

export const ChosenIsVisible = meta.story({
  name: 'Guard: of tabs that do not fit, the chosen one is visible from the start and after a click',
  args: {
    selected: 'archive',
    items: [
      { id: 'active', label: 'Достопримечательности района', content: 'Первая' },
      { id: 'archive', label: 'Усовершенствование', content: 'Вторая' },
    ],
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await isVisible(canvas.getByRole('tab', { name: 'Усовершенствование' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Достопримечательности района' }));
    await isVisible(canvas.getByRole('tab', { name: 'Достопримечательности района' }));
    await userEvent.keyboard('{End}');
    await isVisible(canvas.getByRole('tab', { name: 'Усовершенствование' }));
    await expect(canvas.getByRole('tab', { name: 'Усовершенствование' })).toHaveFocus();
  },
});
