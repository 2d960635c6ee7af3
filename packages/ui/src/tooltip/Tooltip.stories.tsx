import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';
import { TooltipIconButton } from './TooltipIconButton.tsx';

const guide: Guide = {
  purpose:
    'A few words that appear beside a control while the pointer rests on it or the keyboard has reached it. Help for those who hesitate, never the place of something that everybody needs.',
  use: [
    'To show the name of an icon button: take TooltipIconButton, which announces the name once.',
    'To explain a short word on a button: what exactly it does, or why it is worth clicking.',
  ],
  avoid: [
    'As the only name of a control: a name is the control’s own label.',
    'For what people on a phone need: touch never shows it. Put a description under the field or words beside the button.',
    'For links, buttons or images: nothing in it can be reached. Take Menu or Modal.',
    'On a disabled button, which takes no focus: explain why beside it.',
  ],
  anatomy: [
    ['Trigger', 'one pressable control with a name of its own'],
    ['Words', 'inverse ground, 13 px, at most 260 px wide; described to a screen reader after the trigger’s name'],
  ],
  keyboard: [
    ['Tab', 'moves to the trigger, and the words appear at once; moving on hides them'],
    ['Escape', 'hides the words and leaves focus where it is'],
    ['Enter, Space', 'clicks the trigger and hides the words'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Overlays/Tooltip',
  component: Tooltip,
  subcomponents: { TooltipIconButton },
  parameters: { guide, docs: { story: { inline: false, height: '200px' } } },
  args: { text: 'Клиент получит ссылку на письмо', children: <Button tone="secondary">Отправить</Button> },
  decorators: [(Story) => <div style={{ padding: '56px 16px' }}>{Story()}</div>],
});

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '72px 140px', justifyContent: 'center' }}>
      <Tooltip text="Клиент получит ссылку на письмо" isOpen>
        <Button tone="secondary">Отправить</Button>
      </Tooltip>
      <Tooltip text="Под кнопкой" placement="bottom" isOpen>
        <IconButton icon="cog" label="Настроить" />
      </Tooltip>
      <Tooltip text="Слева" placement="start" isOpen>
        <IconButton icon="archive" label="В архив" />
      </Tooltip>
      <Tooltip text="Справа" placement="end" isOpen>
        <IconButton icon="download" label="Скачать" />
      </Tooltip>
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { text: 'Высокопревосходительствующаяпредметнаяфотосъёмка достопримечательностей и выставок', isOpen: true },
});

export const KeyboardShowsAndHides = meta.story({
  name: 'Guard: focus shows it at once and reads it after the name, Escape hides it and the focus stays',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Отправить' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Клиент получит ссылку на письмо');
    await expect(button).toHaveAccessibleDescription('Клиент получит ссылку на письмо');
    await expect(button).toHaveAccessibleName('Отправить');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
});

const onPress = fn();
export const NameIsAnnouncedOnce = meta.story({
  name: 'Guard: an icon button with a tooltip has its own name, announces it once, and is pressed by keyboard',
  render: () => <TooltipIconButton icon="archive" label="В архив" onPress={onPress} />,
  play: async ({ canvas, userEvent }) => {
    onPress.mockClear();
    const button = canvas.getByRole('button', { name: 'В архив' });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('В архив');
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});
