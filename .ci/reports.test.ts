import { expect, test } from 'vitest';
import { ofPlaywright, ofVitest, type PlaywrightReport, type VitestReport } from './reports.ts';

type File = VitestReport['testResults'][number];

const passing: File = {
  name: '/top/a.test.ts',
  status: 'passed',
  message: '',
  assertionResults: [{ fullName: 'holds', status: 'passed' }],
};
const failing: File = {
  name: '/top/b.test.ts',
  status: 'failed',
  message: '',
  assertionResults: [
    { fullName: 'holds', status: 'passed' },
    { fullName: 'breaks', status: 'failed', failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m\n    at b.test.ts:3'] },
  ],
};
const unread: File = { name: '/top/c.test.ts', status: 'failed', message: 'Cannot find module d', assertionResults: [] };

function vitestReport(...testResults: File[]): VitestReport {
  const count = (status: string) => testResults.flatMap((file) => file.assertionResults).filter((one) => one.status === status).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('skipped'),
    numFailedTestSuites: testResults.filter(({ status }) => status === 'failed').length,
    testResults,
  };
}

test('all tests of Vitest pass', () => {
  expect(ofVitest(vitestReport(passing), 0, '/top')).toEqual({ passed: 1, failed: 0, skipped: 0, failures: [] });
});

test('a failed test is listed with its file and the first line of the reason', () => {
  const outcome = ofVitest(vitestReport(passing, failing), 1, '/top');
  expect(outcome).toEqual({ passed: 2, failed: 1, skipped: 0, failures: ['b.test.ts › breaks\n    expected 1 to be 2'] });
});

test('so is a file that failed before its first test', () => {
  const outcome = ofVitest(vitestReport(passing, unread), 1, '/top');
  expect(outcome).toMatchObject({ failed: 1, failures: ['c.test.ts › the file itself\n    Cannot find module d'] });
});

test.each([
  ['crashed without a report', undefined, 137],
  ['failed outside its tests', vitestReport(passing), 1],
  ['had no tests', vitestReport(), 0],
])('a run that %s counts as failed, with a line', (_, report, code) => {
  expect(ofVitest(report, code, '/top')).toMatchObject({ failed: 1, failures: [`vitest ended with exit code ${code}`] });
});

const journey = (status: string, message?: string) => ({
  title: 'signs in',
  tests: [{ projectName: 'mobile', status, results: [message === undefined ? {} : { error: { message } }, {}] }],
});

function playwrightReport(
  stats: Partial<PlaywrightReport['stats']>,
  ...specs: PlaywrightReport['suites'][number]['specs']
): PlaywrightReport {
  const file = 'sign-in.spec.ts';
  return {
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    suites: [{ file, specs: [], suites: [{ file, specs }] }],
  };
}

test('a flaky journey counts as failed, and is listed with its project', () => {
  const report = playwrightReport({ expected: 1, flaky: 1 }, journey('expected'), journey('flaky', 'Timed out\nCall log'));
  expect(ofPlaywright(report, 0)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['[mobile] sign-in.spec.ts › signs in\n    Timed out'],
  });
});

test.each([
  ['crashed without a report', undefined],
  ['could not start its server', playwrightReport({})],
])('a Playwright run that %s counts as failed, with a line', (_, report) => {
  expect(ofPlaywright(report, 1)).toMatchObject({ failed: 1, failures: ['playwright ended with exit code 1'] });
});
