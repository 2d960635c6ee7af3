import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
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
