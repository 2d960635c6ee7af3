import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The outcome of one part of the test run. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Failed tests, each with its location and the first line of the reason. */
  failures: string[];
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[] }[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** Reads a runner's report; undefined if it crashed before. */
function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The JSON report of a Vitest run, unvalidated; undefined if the run crashed before. */
export const readVitest = (file: string) => read(file) as VitestReport | undefined;
/** The same for a Playwright run. */
export const readPlaywright = (file: string) => read(file) as PlaywrightReport | undefined;

/** A failed test in two lines: location and title, then the first line of the reason. */
function line(where: string, title: string, reason = 'no reason was given'): string {
  const [first = ''] = stripVTControlCharacters(reason).trim().split('\n');
  return `${where} › ${title}\n    ${first}`;
}

/** The failed tests of a Vitest run, and the files that failed before their first test. */
export function failedTests({ testResults }: VitestReport, top: string): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const where = path.relative(top, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [line(where, 'the file itself', message)];
    return failed.map(({ fullName, failureMessages }) => line(where, fullName, failureMessages?.[0]));
  });
}

/** The failed and flaky tests of a Playwright run. */
export function failedJourneys({ suites }: Pick<PlaywrightReport, 'suites'>): string[] {
  return suites.flatMap((suite) => [
    ...failedJourneys({ suites: suite.suites ?? [] }),
    ...suite.specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          line(`[${projectName}] ${suite.file}`, title, results.find(({ error }) => error)?.error?.message),
        ),
    ),
  ]);
}

/** For a run that failed outside its tests. */
export const ended = (command: string, code: number): string => `${command} ended with exit code ${code}`;

/** Counts a run without a report or without tests as failed, and adds a line to every failure. */
function counted(runner: string, code: number, outcome: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] }): Outcome {
  const failed = Math.max(outcome.failed, code === 0 ? 0 : 1, outcome.passed === 0 ? 1 : 0);
  const failures = failed > 0 && outcome.failures.length === 0 ? [ended(runner, code)] : outcome.failures;
  return { ...outcome, failed, failures };
}

/** A crash, or a file that fails before its first test, counts as a failure. */
export function ofVitest(report: VitestReport | undefined, code: number, top: string): Outcome {
  if (!report) return counted('vitest', code);
  const { numPassedTests: passed, numPendingTests: skipped, numFailedTests, numFailedTestSuites } = report;
  const failed = numFailedTests === 0 ? numFailedTestSuites : numFailedTests;
  return counted('vitest', code, { passed, failed, skipped, failures: failedTests(report, top) });
}

/** A flaky test counts as failed. */
export function ofPlaywright(report: PlaywrightReport | undefined, code: number): Outcome {
  if (!report) return counted('playwright', code);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return counted('playwright', code, { passed: expected, failed: unexpected + flaky, skipped, failures: failedJourneys(report) });
}
