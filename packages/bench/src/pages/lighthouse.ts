import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** A package with a lock file of its own: see its description. */
const home = path.resolve(import.meta.dirname, '../../lighthouse');
const entry = path.join(home, 'node_modules/lighthouse/cli/index.js');

/** Fetches Lighthouse when it is not here yet. */
export async function needLighthouse(print: (line: string) => void): Promise<void> {
  if (existsSync(entry)) return;
  print('Fetching Lighthouse, 180 MB, once');
  await run('npm', ['ci'], { cwd: home, shell: process.platform === 'win32' });
}

interface Report {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number | null }>;
  audits: Record<'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift', { numericValue?: number }> & {
    'network-requests': { details?: { items: { resourceType?: string; transferSize?: number }[] } };
  };
}

type Figure = 'lcp' | 'tbt' | 'cls' | 'scriptKb' | 'machine' | 'performance' | 'accessibility' | 'best practices' | 'seo';
/** What one visit measured, in the words of the goal table; `machine` is Lighthouse's own measure of how fast this one is just now. */
export type Visit = Record<Figure, number>;

const points = (score: number | null): number => Math.round((score ?? Number.NaN) * 100);

/** Visits an address as a phone on a slow connection would, in a browser that listens on this port. */
export async function visit(url: string, port: number): Promise<Visit> {
  const options = ['--output=json', '--quiet', `--port=${port}`, '--form-factor=mobile', '--throttling-method=simulate'];
  const categories = '--only-categories=performance,accessibility,best-practices,seo';
  const { stdout } = await run(process.execPath, [entry, url, ...options, categories], { maxBuffer: 64 * 2 ** 20 });
  const { runtimeError, environment, categories: scores, audits } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const files = audits['network-requests'].details?.items ?? [];
  const scripts = files.filter(({ resourceType }) => resourceType === 'Script');
  return {
    lcp: audits['largest-contentful-paint'].numericValue ?? Number.NaN,
    tbt: audits['total-blocking-time'].numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift'].numericValue ?? Number.NaN,
    machine: environment.benchmarkIndex,
    scriptKb: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000,
    performance: points(scores.performance.score),
    accessibility: points(scores.accessibility.score),
    'best practices': points(scores['best-practices'].score),
    seo: points(scores.seo.score),
  };
}
