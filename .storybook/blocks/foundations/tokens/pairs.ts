/** WCAG 2.2: 4.5 for text (1.4.3), 3 for UI components (1.4.11). */
export const least = { words: 4.5, shape: 3 } as const;

export interface PairGroup {
  title: string;
  kind: keyof typeof least;
  fronts: readonly string[];
  grounds: readonly string[];
}

const sheets = ['--bg-page', '--bg-sunken', '--bg-raised'];
const anySheet = [...sheets, '--bg-hover', '--bg-pressed', '--bg-mat'];

/** Every foreground colour with every background it may have. A new token must be added here. */
export const pairGroups: readonly PairGroup[] = [
  { title: 'Main words and links', kind: 'words', fronts: ['--text-1', '--text-link', '--rating'], grounds: anySheet },
  { title: 'Secondary words', kind: 'words', fronts: ['--text-2'], grounds: anySheet },
  { title: 'Hints and placeholders', kind: 'words', fronts: ['--text-3'], grounds: [...sheets, '--bg-hover'] },
  { title: 'On the inverse ground', kind: 'words', fronts: ['--text-inverse'], grounds: ['--bg-inverse'] },
  { title: 'Red words', kind: 'words', fronts: ['--mark-text'], grounds: [...sheets, '--mark-soft'] },
  { title: 'Done', kind: 'words', fronts: ['--ok'], grounds: [...sheets, '--ok-bg'] },
  { title: 'Warning', kind: 'words', fronts: ['--warn'], grounds: [...sheets, '--warn-bg'] },
  { title: 'Error', kind: 'words', fronts: ['--err'], grounds: [...sheets, '--err-bg', '--err-pressed'] },
  { title: 'Note', kind: 'words', fronts: ['--info'], grounds: [...sheets, '--info-bg'] },
  {
    title: 'Main words of a banner',
    kind: 'words',
    fronts: ['--text-1'],
    grounds: ['--ok-bg', '--warn-bg', '--err-bg', '--info-bg', '--mark-soft'],
  },
  { title: 'The action', kind: 'words', fronts: ['--action-fg'], grounds: ['--action-bg', '--action-hover', '--action-pressed'] },
  { title: 'On the mark', kind: 'words', fronts: ['--mark-fg'], grounds: ['--mark', '--danger-hover', '--danger-pressed'] },
  {
    title: 'Primary button',
    kind: 'words',
    fronts: ['--btn-primary-fg'],
    grounds: ['--btn-primary-bg', '--btn-primary-hover', '--btn-primary-pressed'],
  },
  { title: 'Danger button', kind: 'words', fronts: ['--btn-danger-fg'], grounds: ['--btn-danger-bg'] },
  { title: 'Toggle that is on', kind: 'words', fronts: ['--toggle-on-fg'], grounds: ['--toggle-on-bg'] },
  { title: 'Counter', kind: 'words', fronts: ['--badge-fg'], grounds: ['--badge-bg'] },
  { title: 'Mode bar', kind: 'words', fronts: ['--modebar-fg'], grounds: ['--modebar-bg'] },
  { title: 'Words in a field', kind: 'words', fronts: ['--text-1', '--text-2', '--text-3'], grounds: ['--field-bg'] },
  { title: 'On film', kind: 'words', fronts: ['--film-text'], grounds: ['--film-base', '--film-sheet'] },
  { title: 'Number on a photo', kind: 'words', fronts: ['--photo-label-fg'], grounds: ['--photo-label-bg'] },
  { title: 'Button on a photo', kind: 'words', fronts: ['--photo-control-fg'], grounds: ['--photo-control-bg'] },
  { title: 'Heart on a photo', kind: 'words', fronts: ['--photo-heart'], grounds: ['--photo-control-bg'] },
  { title: 'Empty ring on a photo', kind: 'shape', fronts: ['--photo-label-fg'], grounds: ['--photo-ring-bg'] },
  { title: 'Focus ring', kind: 'shape', fronts: ['--focus'], grounds: anySheet },
  { title: 'Two-tone ring on photos', kind: 'shape', fronts: ['--focus'], grounds: ['--focus-photo'] },
  { title: 'Edge of a control', kind: 'shape', fronts: ['--line-control', '--btn-secondary-border', '--field-border'], grounds: sheets },
  {
    title: 'Edge of a field',
    kind: 'shape',
    fronts: ['--field-border', '--field-border-hover', '--field-focus', '--field-invalid'],
    grounds: ['--field-bg', '--bg-page'],
  },
  { title: 'Rule', kind: 'shape', fronts: ['--line-strong'], grounds: sheets },
  { title: 'Shape of a button', kind: 'shape', fronts: ['--action-bg', '--btn-primary-bg', '--btn-danger-bg'], grounds: sheets },
  { title: 'Pencil, star, counter', kind: 'shape', fronts: ['--mark', '--star', '--badge-bg'], grounds: sheets },
  { title: 'What is on', kind: 'shape', fronts: ['--toggle-on-bg', '--check-on', '--bg-inverse', '--modebar-bg', '--ok'], grounds: sheets },
  { title: 'Knob of a switch', kind: 'shape', fronts: ['--bg-raised'], grounds: ['--line-control', '--ok'] },
  { title: 'Progress on its track', kind: 'shape', fronts: ['--progress'], grounds: ['--line-2'] },
];

/** Decorative colours: names or prefixes, and why. */
export const unpaired: readonly (readonly [prefix: string, why: string])[] = [
  ['--line-1', 'a hairline; space divides the sections already'],
  ['--line-2', 'the edge of chips and toggles, whose words say what they are'],
  ['--scrim', 'darkens what is out of reach while a dialog is open'],
  ['--photo-shade', 'quietens the lower part of a cover; the words on it have a ground of their own'],
  ['--skeleton-', 'a place that is still empty; the loading is also said in words'],
  ['--film-hole', 'perforation: decoration'],
  ['--film-blank-', 'an unexposed frame: decoration beside a sentence'],
  ['--film-leak-', 'a light leak: decoration beside a sentence'],
  ['--film-pencil', 'the loop around one frame of the contact sheet: decoration'],
];

export interface Pair {
  front: string;
  ground: string;
  least: number;
}

/** The pairs of one group. */
export const pairsOf = ({ kind, fronts, grounds }: PairGroup): Pair[] =>
  fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, least: least[kind] })));
