import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'Short news about what has just happened. It is in the corner (on a phone at the top, under the cross of an overlay), goes by itself after 5 to 8 seconds, and waits while the pointer or the focus is on it.',
  use: [
    'The result of an action: saved, deleted, sent; or why not.',
    'success and info stay 5 s and are announced politely, warning 7 s, error 8 s; the last two interrupt.',
    'toasts.show from anywhere; the region is mounted once, at the root.',
  ],
  avoid: [
    'A mistake in a field: the error under the field.',
    'A screen that could not be loaded: ErrorState, with a way to try again.',
    'What must be read or answered: Banner, ConfirmDialog.',
  ],
  anatomy: [
    ['Region', 'a landmark; at most five stand, a sixth drops the oldest for good'],
    ['Icon', 'the type, not by colour alone'],
    ['Title', 'what happened'],
    ['Message', 'optional: what it means, or what to do'],
    ['Cross', 'closes at once'],
    ['Timer line', 'the time that is left; none with reduced motion'],
  ],
  keyboard: [
    ['F6', 'moves to the notifications, and back'],
    ['Tab', 'walks over the notifications and their crosses'],
    ['Enter, Space', 'on a cross close it; after the last one the focus returns to where it came from'],
  ],
};
