import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { planCall } from './call.ts';
import { BadInput, Plan } from './plan.ts';
import { planPrimitive } from './primitive.ts';
import { type Feature, features, planScreen } from './screen.ts';

const usage = `npm run new -- primitive Name | screen Name [--in ${features.join('|')}] [--call listThings] | call listThings`;

/** Plans the files for the arguments of the command. Throws `BadInput` for invalid ones. */
export function planOf(top: string, words: string[]): { plan: Plan; next: string[] } {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    strict: false,
    options: { in: { type: 'string', default: 'cabinet' }, call: { type: 'string', default: 'listSpecializations' } },
  });
  const [kind, name] = positionals;
  const plan = new Plan(top);
  if (kind !== 'primitive' && kind !== 'screen' && kind !== 'call') throw new BadInput(`Say what is to be made: ${usage}`);
  const pattern = kind === 'call' ? /^[a-z]+(?:[A-Z][a-z0-9]*)*$/ : /^(?:[A-Z][a-z0-9]+)+$/;
  const example = { primitive: 'StarRating', screen: 'Ratings', call: 'listReviews' }[kind];
  if (positionals.length !== 2 || !name || !pattern.test(name))
    throw new BadInput(`A ${kind} needs one name like ${example}${name ? `, not ${positionals.slice(1).join(' ')}` : ''}: ${usage}`);
  if (kind === 'primitive') return { plan, next: planPrimitive(plan, name) };
  if (kind === 'call') return { plan, next: planCall(plan, name) };
  const feature = features.find((one) => one === values.in);
  if (!feature) throw new BadInput(`There is no feature ${String(values.in)}: ${usage}`);
  if (typeof values.call !== 'string') throw new BadInput(`Say which call the screen reads: ${usage}`);
  return { plan, next: planScreen(plan, name.replace(/(?<=.)Screen$/, ''), feature satisfies Feature, values.call) };
}

/** Writes a plan into its workspace, formatted. */
export function write({ top, files }: Plan): void {
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(top, file)), { recursive: true });
    writeFileSync(path.join(top, file), text);
  }
  execFileSync(path.join(top, 'node_modules/.bin/oxfmt'), [...files.keys()], { cwd: top, shell: process.platform === 'win32' });
}

/** `npm run new`: creates the skeleton of a primitive, a screen or a call in all places, or says in one sentence why not. */
if (import.meta.main)
  try {
    const { plan, next } = planOf(path.resolve(import.meta.dirname, '../..'), process.argv.slice(2));
    write(plan);
    process.stdout.write(`${[...plan.files.keys()].map((file) => `  ${file}`).join('\n')}\n\n${next.join('\n')}\n`);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    process.stderr.write(`${error.message}\nNothing was written.\n`);
    process.exitCode = 1;
  }
