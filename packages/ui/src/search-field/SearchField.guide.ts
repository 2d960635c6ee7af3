import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A line of text that narrows a list or requests results. It is a search box for assistive technology, shows a magnifier, and is cleared with one click.',
  use: [
    'To filter a list by name while it is typed.',
    'To request results from a server: debounce in the caller and set isPending meanwhile.',
  ],
  avoid: [
    'To choose one value out of a known list: take SearchableDropdown.',
    'For any other text: take TextField.',
    'To show what is being searched by besides words: put a ChipGroup under it.',
  ],
  anatomy: [
    ['Label', 'what is searched; may be hidden, is always read'],
    ['Magnifier', 'becomes a moving iris while an answer is on its way'],
    ['Input', 'what is typed'],
    ['Cross', 'empties the field and leaves the caret in it; shown only when there is something to empty'],
    ['Note', 'a hint, or the error in its place'],
  ],
  keyboard: [
    ['Tab', 'moves to the field; the cross is not a stop, because Escape does the same'],
    ['Escape', 'empties the field; in an empty field it closes the dialog around it, if there is one'],
    ['Enter', 'calls onSubmit, or submits the form around the field'],
  ],
};
