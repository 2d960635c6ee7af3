/** The states that every screen has, or gives a reason for not having. */
export const states = ['Content', 'Loading', 'Empty', 'Failed', 'Long words', 'Narrow'] as const;
export type State = (typeof states)[number];

/** What a story of each state shows, where it has no doc comment. */
export const meanings: Readonly<Record<State, string>> = {
  Content: 'The screen as it mostly is.',
  Loading: 'What it reads is loading.',
  Empty: 'There is nothing to show yet.',
  Failed: 'What it reads did not arrive.',
  'Long words': 'Words without a place to break.',
  Narrow: 'At 320 px, the narrowest window that the portal supports.',
};

/** The areas of the portal: the prefixes of the titles of their screens. */
export const areas = ['Directory', 'Session', 'Cabinet', 'Projects', 'Shares'];

/** Which story names show which state. The first match counts. */
const named: readonly (readonly [State, RegExp])[] = [
  ['Narrow', /narrow/i],
  ['Long words', /^long words/i],
  ['Failed', /failed|not found|refused|expired|failure|ended|no such|missing|without token/i],
  ['Loading', /loading|on the way|preparing|uploading|sending/i],
  ['Empty', /empty|^nothing|^none|newcomer|nobody|not in the list/i],
  ['Content', /^(?:content|playground)$/i],
];

/** The state that a story of this name shows; nothing for a state that only its screen has. */
export const stateOf = (name: string): State | undefined => named.find(([, pattern]) => pattern.test(name))?.[0];

/** The usual state of a screen, where no story is called Content. */
export const firstStates: Readonly<Record<string, string>> = {
  'Projects/Archive upload': 'Choose',
  'Projects/Image upload': 'Before an upload',
  'Projects/Images/Marks': 'Marked',
  'Projects/Project dialog': 'Images',
};

const holdsOne = 'it shows what it was given: nobody opens it without';
const readsNothing = 'it reads nothing';
const form = 'a form is never empty of anything but its text';
const ownTexts = 'its texts are the product’s own';
const inItsProject = 'its project shows it before it opens';
const asImages = 'as the images that it belongs to';

/** States that a screen cannot have, with the reason. */
export const absent: Readonly<Record<string, Partial<Record<State, string>>>> = {
  'Directory/Home film': {
    Empty: 'without a film the home page has no place for it',
    'Long words': ownTexts,
    Narrow: 'it is as wide as its column: see Home',
  },
  'Directory/Photo viewer': { Loading: 'a photo that is loading shows its colour', Empty: holdsOne, 'Long words': 'see Untitled' },
  'Directory/Photographer card': { Loading: 'the list shows skeletons in its place', Failed: 'the list fails as a whole' },
  'Directory/Social links': { Loading: readsNothing, Empty: 'without links it is not there', Failed: readsNothing },
  'Session/Forgot password': { Empty: form, 'Long words': ownTexts },
  'Session/Login': { Empty: form, 'Long words': ownTexts },
  'Session/Logout': {
    Loading: 'it asks, and leaves at once',
    Empty: form,
    Failed: 'the session ends here whatever the server says',
    'Long words': ownTexts,
  },
  'Session/Register': { Empty: form },
  'Session/Reset password': { Empty: form, 'Long words': ownTexts },
  'Cabinet/City field': {
    Loading: 'the profile reads the cities',
    Failed: 'the profile says so',
    'Long words': 'names of cities are known: none is longer than the field',
  },
  'Cabinet/Education': { Loading: readsNothing, Empty: readsNothing, Failed: readsNothing, 'Long words': ownTexts },
  'Cabinet/News': { Loading: readsNothing, Empty: readsNothing, Failed: readsNothing, 'Long words': ownTexts },
  'Cabinet/Settings': { Empty: 'everybody has settings', 'Long words': ownTexts },
  'Projects/Archive upload': {
    Empty: 'before a file is chosen: Choose',
    'Long words': 'names of files are shortened: see ZIP upload dialog',
    Narrow: 'see ZIP upload dialog',
  },
  'Projects/Groups': { Loading: asImages, Failed: 'the photos are shown without groups' },
  'Projects/Image upload': {
    Empty: 'Before an upload',
    'Long words': 'names of files are shortened: see Upload list',
    Narrow: 'see Upload list',
  },
  'Projects/Images/Client marks': {
    Loading: asImages,
    Empty: asImages,
    Failed: 'the photos are shown without the marks of clients',
    'Long words': asImages,
  },
  'Projects/Images/Marks': { Loading: asImages, Failed: asImages, 'Long words': 'marks have fixed names', Narrow: asImages },
  'Projects/Match report': { Loading: readsNothing, Failed: readsNothing },
  'Projects/Project dialog': {
    Loading: inItsProject,
    Empty: 'see Images and Retouched photos',
    Failed: 'see Projects: Missing Project',
    'Long words': 'see Projects',
    Narrow: 'see Images',
  },
};

export interface Cell {
  /** The stories that show the state. */
  stories: { id: string; name: string }[];
  /** Why there is none. */
  reason?: string | undefined;
}

export interface ScreenStates {
  title: string;
  cells: Record<State, Cell>;
  /** Stories of states that only this screen has. */
  others: { id: string; name: string }[];
}

interface Entry {
  id: string;
  title: string;
  name: string;
}

/** The screens, each with what it shows in every state. `stories` has no guards. */
export function readStates(stories: readonly Entry[]): ScreenStates[] {
  const screens = Map.groupBy(
    stories.filter(({ title }) => areas.includes(title.split('/')[0] ?? '')),
    ({ title }) => title,
  );
  return [...screens].map(([title, shown]) => {
    const stateIn = ({ name }: Entry) => (firstStates[title] === name ? 'Content' : stateOf(name));
    const cell = (state: State): Cell => ({ stories: shown.filter((one) => stateIn(one) === state), reason: absent[title]?.[state] });
    const cells = {
      Content: cell('Content'),
      Loading: cell('Loading'),
      Empty: cell('Empty'),
      Failed: cell('Failed'),
      'Long words': cell('Long words'),
      Narrow: cell('Narrow'),
    };
    return { title, cells, others: shown.filter((one) => stateIn(one) === undefined) };
  });
}
