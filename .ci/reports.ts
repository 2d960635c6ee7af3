import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

interface VitestReport {
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

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** What a runner wrote down; nothing when it died before. */
function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export const readVitest = (file: string) => read(file) as VitestReport | undefined;
export const readPlaywright = (file: string) => read(file) as PlaywrightReport | undefined;

/** A failed test in two lines: where it is and what it is called, and the beginning of its reason. */
function line(where: string, title: string, reason = ''): string {
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

/** The failed and the flaky journeys of a Playwright run. */
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
