import { parseArgs } from 'node:util';
import { components } from './components/components.ts';
import { buildPortal } from './build-portal.ts';
import { savePart, saveRecord } from './save.ts';
import { pages } from './pages/pages.ts';
import { cards } from './cards/cards.ts';
import { match } from './match/match.ts';
import type { Part, PartName, Row } from './row.ts';
import { runScript, server } from './server.ts';
import { table } from './table.ts';
import { trace } from './trace/trace.ts';
import { uploads } from './uploads/uploads.ts';
import { guarded } from './words.ts';

/**
 * `npm run bench [-- PART] [--rounds 5] [--keep]`: everything that is measured, or one part of it (pages [first-tap],
 * trace, components [KIND], api, uploads, match, cards), as one table, and as JSON in `.bench/`. `--keep` also writes the committed record,
 * which the Storybook shows. `npm run bench -- --photographers N [--postgres] [--rounds 50]` is the directory alone.
 */
const args = process.argv.slice(2);
if (args.some((arg) => /^--(photographers|postgres)\b/.test(arg))) {
  await runScript(
    'main.ts',
    args.filter((arg) => arg !== 'api'),
  );
  process.exit();
}
const { values: given, positionals } = parseArgs({
  args,
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    keep: { type: 'boolean', default: false },
  },
});
const [wanted, kind] = positionals;
const rounds = Number(given.rounds);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const parts: Record<PartName, () => Promise<Row[]>> = {
  pages: () => pages(rounds, print, kind),
  trace: () => trace(rounds, print),
  components: () => components(rounds, print, kind),
  api: server,
  uploads: () => uploads(rounds, print),
  match: () => match(print),
  cards: () => cards(print),
};
const names = Object.keys(parts) as PartName[];
const chosen = wanted ? names.filter((name) => name === wanted) : names;
// A record of some rows only would hide that the others were not measured with them.
if ((given.keep && kind) || chosen.length === 0 || !Number.isInteger(rounds) || rounds < 1) {
  process.stderr.write(`A part of the bench is one of these; --rounds is a whole number from 1; --keep keeps whole parts.\n${guarded()}\n`);
  process.exit(1);
}

// The server sends what was built, and does not start on what an older version has built.
if (!['components', 'match', 'cards'].includes(wanted ?? '')) await buildPortal();
const results: [PartName, Part][] = [];
for (const name of chosen) {
  print(`\n=== ${name}`);
  results.push([name, await savePart(name, await parts[name]())]);
}
if (given.keep) await saveRecord(Object.fromEntries(results));
print(`\n${table(results)}`);
