import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose: 'Shows the progress of a long action, in a thin line and always in words, and its outcome.',
  use: [
    'For uploads and other actions of more than a couple of seconds.',
    'With percent null while the length is not known yet: the band runs and no number is shown.',
  ],
  avoid: [
    'For a wait without a measure inside a list or a button: take Spinner, or isPending of the button.',
    'For content that is on its way: take Skeleton.',
    'For how full a card is: take CompletionMeter.',
    'To announce the end: a progress bar is not a live region. Show a toast or a banner.',
  ],
  anatomy: [
    ['Label', 'what is going on; may be hidden, is always read'],
    ['Value', 'the percent or words such as «12 из 48», tabular, with a sign once it has ended'],
    ['Track', '4 px; ink or amber while it runs, never red: red progress reads as failure'],
    ['Description', 'what is being done now, or why it has stopped'],
  ],
  keyboard: [],
};
