import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'One of many, found by typing a part of its name: a city, a category. Case, ё and hyphens do not matter; the whole name comes first, then its beginning, then the beginning of a word, then the rest. Of a thousand options only those in sight are in the page.',
  use: [
    'For more values than fit into a short list, up to a few thousand that are already here.',
    'With onCreate where a value that is not in the list may be added.',
    'With isLoading while the options load; typing is possible meanwhile. With onNeedOptions for a list that is fetched only when the field gets focus.',
  ],
  avoid: [
    'For a few values: take Select or ToggleGroup.',
    'For text that is not chosen from anything: take TextField.',
    'For results that a server finds: take SearchField and a list.',
  ],
  anatomy: [
    ['Label', 'what is chosen; may be hidden, is always read'],
    ['Field', 'shows the chosen name; what is typed in it searches'],
    ['Cross', 'clears the choice; there only when something is chosen, and no stop for Tab, because emptying the field does the same'],
    ['Chevron', 'opens the whole list'],
    ['List', '15rem high; the typed part is underlined, the chosen row has a check'],
    ['Create row', 'last in the list, when nothing is called exactly what was typed'],
    ['Sheet', 'below 600 px the list is a page of its own with the field on top, clear of the on-screen keyboard'],
    ['Note', 'the hint, or the error with its icon in its place; read together with the field. Explains why what was typed is no choice'],
  ],
  keyboard: [
    [
      'Tab',
      'moves to the field; leaving it takes the row that was navigated to, or the only one that the typed text can mean; so does a click elsewhere, but for the row. Another text stays, and the field shows what is wrong with it',
    ],
    ['Letters', 'open the list, search, and highlight the best answer'],
    ['Down, Up', 'open the list and move the highlight; focus stays in the field'],
    ['Enter', 'takes the highlighted row, or creates what was typed where that is offered'],
    ['Escape; Back on an Android phone', 'closes the list and retains the value'],
    ['Delete, when everything is selected', 'clears the choice'],
    ['Enter or Space on the button of the sheet', 'opens it with the caret in its field; Escape closes it'],
  ],
};
