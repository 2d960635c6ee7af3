import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose: 'A setting that works at once, without a button to save it: the knob shows the state.',
  use: [
    'For one setting that is on or off and is saved as soon as it is moved.',
    'With an error when saving failed: the caller moves it back.',
  ],
  avoid: ['In a form that is sent as a whole: take Checkbox.', 'To choose between two named things: take ToggleGroup or RadioGroup.'],
  anatomy: [
    ['Track', '48×28; green when on, and the knob is at its end'],
    ['Knob', 'slides; without motion it jumps'],
    ['Words', 'name the setting, not its state'],
    ['Note', 'the hint, or the error with its icon in its place; read together with the field'],
  ],
  keyboard: [
    ['Tab', 'moves to the switch'],
    ['Space', 'switches it'],
  ],
};
