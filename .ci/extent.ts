/** A difference between `npm test` and `npm run test:all`, which runs before a release. */
interface Row {
  /** The environment variable that the tests read; a value set by hand takes precedence. */
  variable: string;
  what: string;
  quick: string;
  all: string;
}

/** All differences between `npm test` and `npm run test:all`. */
export const rows: readonly Row[] = [
  { variable: 'TEST_ENGINES', what: 'databases of a server test that is not about SQL', quick: 'one', all: 'every' },
  { variable: 'TEST_WIDTHS', what: 'widths at which the play of each story runs', quick: 'marked', all: 'every' },
  {
    variable: 'TEST_AXE',
    what: 'stories that axe checks: those without a play, on a phone if it shows other elements, or each after its play',
    quick: 'pictures',
    all: 'every',
  },
  { variable: 'TEST_JOURNEYS', what: 'journeys: all but those marked @all, or all', quick: 'marked', all: 'every' },
  { variable: 'PROPERTY_SEED', what: 'the seed of the property tests', quick: '7', all: 'random' },
  { variable: 'FUZZ_REQUESTS', what: 'hostile requests', quick: '1000', all: '20000' },
  { variable: 'FUZZ_IMAGES', what: 'damaged images', quick: '60', all: '600' },
  { variable: 'FUZZ_ARCHIVES', what: 'damaged archives', quick: '40', all: '400' },
  {
    variable: 'TEST_KILLS',
    what: 'portals that are killed at work: one, or each database and storage, and archives',
    quick: 'one',
    all: 'every',
  },
  { variable: 'KILLS', what: 'kills of each', quick: '4', all: '20' },
];

/** Whether this is `npm run test:all`. */
export const isLong = process.env['PROOF'] === 'all';

/** The environment of the tests. */
export const extent: Readonly<Record<string, string>> = Object.fromEntries(
  rows.map(({ variable, quick, all }) => [variable, process.env[variable] ?? (isLong ? all : quick)]),
);
