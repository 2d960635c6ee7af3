import { execFileSync } from 'node:child_process';
import { constants, rmSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporary, releaseWhenInterrupted } from '../one-at-a-time.ts';
import { run, runPlaywright, runVitest, top } from '../part.ts';
import { failedTests, ofPlaywright } from '../reports.ts';
import { type Fault, type Part, parts } from './fault.ts';
import { faults } from './faults.ts';

/*
 * `npm run test:seeded`: applies each fault to a copy of the workspace, and runs the tests that should catch it. `-- ID [ID…]`
 * selects some, `-- --list` prints the ids. The exit code is 0 when all are caught.
 */

interface Proof {
  part: Part;
  /** Files, for journeys also a title; for types and lint the whole workspace. */
  what: readonly string[];
}

/** The result of a part on the copy. */
interface Answer {
  /** The files that pass. */
  holding: readonly string[];
  /** Whether a test failed; `crashed`: it crashed or found no test. */
  end: 'holds' | 'breaks' | 'crashed';
  /** The first failed test and its reason: a reader sees whether it fails for the fault or for another reason, such as a timeout. */
  failure?: string | undefined;
}

const wanted = process.argv.slice(2);
if (wanted.includes('--list')) {
  process.stdout.write(faults.map(({ id }) => `${id}\n`).join(''));
  process.exit(0);
}
const unknown = wanted.filter((id) => !faults.some((fault) => fault.id === id));
if (unknown.length > 0) {
  process.stderr.write(`There is no seeded fault called ${unknown.join(', ')}: see npm run test:seeded -- --list\n`);
  process.exit(1);
}
const chosen = wanted.length > 0 ? faults.filter(({ id }) => wanted.includes(id)) : faults;

const own = makeTemporary('diafragma-seeded');
const copy = path.join(own, 'project');
const temporary = path.join(own, 'temporary');
/** With what `npm test` leaves to a release: a fault names the test that catches it, not when that test runs. */
const options = { cwd: copy, env: { TMPDIR: temporary, TEST_KILLS: 'every', TEST_JOURNEYS: 'every' }, isSilent: true };
const removeCopy = () => rmSync(own, { recursive: true, force: true, maxRetries: 20 });
releaseWhenInterrupted(removeCopy);

/** Copies the working tree, committed or not, and node_modules, whose links then point into the copy. */
async function makeCopy(): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], { cwd: top });
  const deleted = execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: top }).toString().split('\0');
  await mkdir(temporary);
  const files = new Set(listed.toString().split('\0')).difference(new Set(deleted));
  for (const file of files) {
    if (file === '') continue;
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
    await copyFile(path.join(top, file), path.join(copy, file), constants.COPYFILE_FICLONE);
  }
  const packages = { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE };
  await cp(path.join(top, 'node_modules'), path.join(copy, 'node_modules'), packages);
}

function proofsOf({ seenBy }: Fault): Proof[] {
  return parts.flatMap((part) => {
    const what = seenBy[part];
    if (what === undefined) return [];
    return [{ part, what: what.length > 0 ? what : ['the workspace'] }];
  });
}

/** Playwright arguments for journeys given as `file › title`. */
function journeyArgs(journeys: readonly string[]): string[] {
  const [files, titles] = [0, 1].map((index) => [...new Set(journeys.flatMap((journey) => journey.split(' › ')[index] ?? []))]);
  const isNamed = journeys.every((journey) => journey.includes(' › '));
  return [...(files ?? []), '--project', 'desktop', ...(isNamed ? ['--grep', (titles ?? []).join('|')] : [])];
}

async function runProof({ part, what }: Proof, more: readonly string[] = []): Promise<Answer> {
  if (part === 'types' || part === 'lint') {
    const code = await run(part, 'npm', ['run', '--silent', part === 'types' ? 'typecheck' : 'lint'], options);
    // From 126 on the command could not run, or was killed.
    if (code >= 126) return { holding: [], end: 'crashed' };
    return code === 0 ? { holding: what, end: 'holds' } : { holding: [], end: 'breaks' };
  }
  if (part === 'journeys') {
    const { code, report } = await runPlaywright(part, journeyArgs(what), options);
    const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
    if (unexpected + flaky > 0) return { holding: [], end: 'breaks', failure: ofPlaywright(report, code).failures[0] };
    return expected > 0 ? { holding: what, end: 'holds' } : { holding: [], end: 'crashed' };
  }
  const { report } = await runVitest(part, part, [...what, ...more], options);
  const passed = (report?.testResults ?? []).filter(({ status }) => status === 'passed').map(({ name }) => path.relative(copy, name));
  if (report && report.numFailedTests > 0) return { holding: passed, end: 'breaks', failure: failedTests(report, copy)[0] };
  return { holding: passed, end: passed.length > 0 ? 'holds' : 'crashed' };
}

/** The tests that pass without a fault, by part. A test that fails anyway proves nothing. */
async function runUnharmed(): Promise<Map<Part, ReadonlySet<string>>> {
  const holding = new Map<Part, ReadonlySet<string>>();
  const proofs = chosen.flatMap(proofsOf);
  for (const part of parts) {
    const what = [...new Set(proofs.filter((proof) => proof.part === part).flatMap((proof) => proof.what))];
    if (what.length > 0) holding.set(part, new Set((await runProof({ part, what })).holding));
  }
  return holding;
}

const secondsSince = (startedAt: number) => Math.round((performance.now() - startedAt) / 1000);

/** Why a fault was missed; undefined if it was caught. */
async function missed(fault: Fault, unharmed: ReadonlyMap<Part, ReadonlySet<string>>): Promise<string | undefined> {
  const proofs = proofsOf(fault);
  const failing = proofs.flatMap(({ part, what }) => what.filter((one) => !unharmed.get(part)?.has(one)));
  if (failing.length > 0) return `fails without it: ${failing.join(', ')}`;
  const place = path.join(copy, fault.file);
  const text = await readFile(place, 'utf8');
  await writeFile(
    place,
    text.replace(fault.from, () => fault.to),
  );
  const silent: string[] = [];
  try {
    for (const proof of proofs) {
      const startedAt = performance.now();
      const { end, failure } = await runProof(proof, ['--bail=1']);
      if (end === 'breaks') {
        process.stdout.write(`caught  ${fault.id}  (${proof.part}: ${secondsSince(startedAt)} s)\n`);
        if (failure !== undefined) process.stdout.write(`    ${failure}\n`);
        return undefined;
      }
      silent.push(`${end === 'crashed' ? 'crashed: ' : ''}${proof.what.join(', ')}`);
    }
  } finally {
    await writeFile(place, text);
  }
  return `no test fails: ${silent.join(', ')}`;
}

try {
  let caught = 0;
  await makeCopy();
  const unharmed = await runUnharmed();
  for (const fault of chosen) {
    const why = await missed(fault, unharmed);
    if (why === undefined) caught += 1;
    else process.stdout.write(`MISSED  ${fault.id}  (${why})\n`);
  }
  process.stdout.write(`${caught} of ${chosen.length}\n`);
  process.exitCode = caught === chosen.length ? 0 : 1;
} finally {
  removeCopy();
}
