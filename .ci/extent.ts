/** One row: what is proved once by `npm test`, and more often or in more places by `npm run test:all`, before a release. */
interface Row {
  /** The environment variable that tests read; who sets it by hand is obeyed. */
  variable: string;
  what: string;
  quick: string;
  all: string;
}

/** The whole difference between `npm test` and `npm run test:all`: what is not in this table runs in both. */
export const rows: readonly Row[] = [
  { variable: 'TEST_ENGINES', what: 'databases of a server test that is not about SQL', quick: 'one', all: 'every' },
  { variable: 'TEST_WIDTHS', what: 'widths at which the play of each story runs', quick: 'marked', all: 'every' },
  {
    variable: 'TEST_AXE',
    what: 'stories that axe checks: those without a play, or each where its play ended',
    quick: 'pictures',
    all: 'every',
  },
  { variable: 'TEST_JOURNEYS', what: 'journeys: all but those marked @all, or all', quick: 'marked', all: 'every' },
  { variable: 'FUZZ_REQUESTS', what: 'hostile requests', quick: '1000', all: '20000' },
  { variable: 'FUZZ_PICTURES', what: 'damaged images', quick: '60', all: '600' },
  { variable: 'FUZZ_ARCHIVES', what: 'damaged archives', quick: '40', all: '400' },
  { variable: 'KILLS', what: 'kills of a server at work, on each database and storage', quick: '4', all: '20' },
];

/** Whether this run is the long one. */
export const isLong = process.env['PROOF'] === 'all';

/** What the tests of this run are told. */
export const extent: Readonly<Record<string, string>> = Object.fromEntries(
  rows.map(({ variable, quick, all }) => [variable, process.env[variable] ?? (isLong ? all : quick)]),
);
