import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A message that stays where it belongs: over the form that failed, over the card that is complete. Four tones, each with its own icon, so that the tone is never conveyed by colour alone.',
  use: [
    'err over a form whose sending failed; it is announced as it appears.',
    'ok for a lasting success: «Карточка заполнена». With isLive where it answers a click.',
    'warn before a limit or a loss, info for what is good to know.',
  ],
  avoid: [
    'For news that pass by: take a toast.',
    'For an error of one field: the field shows it itself.',
    'For a page that could not be loaded: take Error state.',
  ],
  anatomy: [
    ['Ground', 'the soft colour of the tone, corners of 8 px; a line in forced colours'],
    ['Icon', '20 px, a shape per tone: check, exclamation in a circle, in a triangle, letter i; silent'],
    ['Title', 'one line in the tone’s colour'],
    ['Text', 'may hold a link or a button'],
  ],
  keyboard: [],
};
