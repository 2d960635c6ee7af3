import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullFolders } from '../folders.ts';
import { top } from '../part.ts';
import { planOf, write } from './main.ts';
import { placeholders, unwritten } from './placeholders.ts';

test.each([
  ['', /^Say what is to be made/],
  ['widget StarRating', /^Say what is to be made/],
  ['primitive', /^A primitive needs one name like StarRating: /],
  ['primitive starRating', /^A primitive needs one name like StarRating, not starRating: /],
  ['primitive Star Rating', /, not Star Rating: /],
  ['primitive ../Rating', /, not \.\.\/Rating: /],
  ['primitive Button', /^The name is taken: packages\/ui\/src\/index\.ts exports Button already\.$/],
  ['screen ratings', /^A screen needs one name like Ratings, not ratings: /],
  ['screen News', /^The name is taken: packages\/features\/src\/cabinet\/news\/NewsScreen\.tsx is there already\.$/],
  ['screen Terms', /^The name is taken: packages\/api\/src\/pages\/page-titles\.ts has a page "terms" already\.$/],
  ['screen Ratings --in kitchen', /^There is no feature kitchen: /],
  [
    'screen Ratings --call listRatings',
    /^There is no call listRatings in the contract \(npm run dev lists them under \/api\/openapi\.json\): npm run new -- call listRatings makes one\.$/,
  ],
  ['screen Ratings --call', /^Say which call the screen reads: /],
  ['screen Ratings --call createProject', /^createProject changes something \(POST \/api\/photographer\/projects\): a screen begins with/],
  [
    'screen Ratings --call getPortfolio',
    /^getPortfolio needs an id \(\/api\/photographer\/portfolios\/:id\): begin with a call that needs none/,
  ],
  ['screen Ratings --call downloadShared', /^downloadShared answers a file: /],
  ['screen Ratings --call getShared', /^getShared is made with a share: /],
  ['screen Ratings --in directory --call listProjects', /^listProjects is for a signed-in photographer: make the screen --in /],
  ['call ListReviews', /^A call needs one name like listReviews, not ListReviews: /],
  ['call reviews', /^A call is a verb and a noun: listReviews, not reviews\.$/],
  ['call listProjects', /^The name is taken: packages\/api\/src\/projects\/projects\.ts has a call listProjects already\.$/],
  ['call sortProjects', /^There are calls of projects already: write sortProjects beside them/],
])('"%s" is answered with one sentence', (words, sentence) => {
  expect(() => planOf(top, words.split(' ').filter(Boolean))).toThrow(sentence);
});

const made = [
  'primitive StarRating',
  'screen Ratings',
  'screen ProjectNotes --in projects --call listProjects',
  'screen PriceGuide --in directory --call getPriceRange',
  'screen Invitation --in session --call listPhotographers',
  'screen Pictures --call listGallery',
  'call listReviews',
  'call createInvoice',
].map((words) => words.split(' '));

describe('in a copy of the workspace', { timeout: 120_000 }, () => {
  let copy: string;
  /** What was there before, and what was written. */
  let tracked: string[];
  const files = new Set<string>();
  const read = (file: string): string => readFileSync(path.join(copy, file), 'utf8');
  /** What a tool complains about; nothing if it does not. */
  const complaints = (command: string, ...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync(path.join(copy, 'node_modules/.bin', command), args, { cwd: copy, encoding: 'utf8' });
    return status === 0 ? '' : stdout + stderr;
  };

  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'new-'));
    const listed = execFileSync('git', ['ls-files', '-z', ':!:*.jpg', ':!:*.png', ':!:*.svg'], { cwd: top, encoding: 'utf8' });
    tracked = listed.split('\0').filter(Boolean);
    for (const file of tracked) cpSync(path.join(top, file), path.join(copy, file));
    // The copy's own packages, and everything else from this workspace.
    mkdirSync(path.join(copy, 'node_modules'));
    for (const name of readdirSync(path.join(top, 'node_modules')).filter((one) => one !== '@portal' && one !== '.cache'))
      symlinkSync(path.join(top, 'node_modules', name), path.join(copy, 'node_modules', name));
    cpSync(path.join(top, 'node_modules/@portal'), path.join(copy, 'node_modules/@portal'), { recursive: true, verbatimSymlinks: true });
    for (const words of made) {
      const { plan } = planOf(copy, words);
      write(plan);
      for (const file of plan.files.keys()) files.add(file);
    }
    // The contract of the copy alone has this call.
    const written = execFileSync(process.execPath, ['.ci/new/main.ts', 'screen', 'Reviews', '--call', 'listReviews'], {
      cwd: copy,
      encoding: 'utf8',
    });
    for (const [, file = ''] of written.matchAll(/^ {2}(\S+)$/gm)) files.add(file);
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('every template has the right types', () => {
    writeFileSync(
      path.join(copy, 'new.tsconfig.json'),
      JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: { incremental: false, tsBuildInfoFile: null },
        files: [...files].filter((file) => /\.tsx?$/.test(file)),
        include: ['**/*.d.ts', '.storybook/**/*.d.ts'],
      }),
    );
    expect(complaints('tsc', '-p', 'new.tsconfig.json')).toBe('');
  });

  test('every template passes the format and the styles', () => {
    expect(complaints('oxfmt', '--check', ...files)).toBe('');
    expect(complaints('stylelint', ...[...files].filter((file) => file.endsWith('.css')))).toBe('');
  });

  test('every template keeps the rules for stories and for the sidebar', () => {
    expect(complaints('vitest', 'run', '--project', 'unit', '.storybook/sidebar', '.storybook/blocks/screens')).toBe('');
  });

  test('every placeholder stands in what was written, and the rules of `npm run check` name each of them', () => {
    const left = [...files].flatMap((file) => unwritten(file, read(file)));
    expect(Object.values(placeholders).filter((one) => !left.some((line) => line.includes(one)))).toEqual([]);
    const refused = complaints('vitest', 'run', '--project', 'unit', '.ci/source-rules', '-t', 'sentence of a template');
    expect(left.filter((line) => !refused.includes(line))).toEqual([]);
  });

  test('every folder has place for another noun', () => {
    const all = [...new Set([...tracked, ...files])];
    expect(all.length).toBeGreaterThan(tracked.length + 20);
    expect(fullFolders(all)).toEqual([]);
  });

  test('a screen reads its call, which no longer says that no screen makes it', () => {
    expect(read('packages/features/src/cabinet/reviews/ReviewsScreen.tsx')).toContain('useRead(listReviews, {})');
    expect(read('packages/features/src/cabinet/reviews/ReviewsScreen.stories.tsx')).toContain('...empty(listReviews)');
    expect(read('packages/features/src/cabinet/pictures/PicturesScreen.tsx')).toContain(
      'useRead(listGallery, { query: { page: 1, limit: 12 } })',
    );
    expect(read('packages/features/src/directory/price-guide/PriceGuideScreen.stories.tsx')).not.toContain('empty(');
    const countBefore = readFileSync(path.join(top, 'packages/api/src/portfolios/gallery.ts'), 'utf8').split('withoutScreen').length;
    expect(read('packages/api/src/portfolios/gallery.ts').split('withoutScreen')).toHaveLength(countBefore - 1);
    expect(read('packages/api/src/reviews/reviews.ts')).not.toContain('withoutScreen');
  });

  test('a second of the same name is refused', () => {
    for (const words of made) expect(() => planOf(copy, words)).toThrow(/taken|already/);
  });
});
