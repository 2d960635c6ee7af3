import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { top } from '../../scripts/steps.ts';

/** The inputs of the demo data. All of the server, because a list of what the seed uses would become outdated. */
const sources = ['packages/server/src/**', 'packages/api/src/**', 'mocks/src/**', 'mocks/public/photos/**', 'package-lock.json'];
const cache = path.join(top, 'node_modules/.cache/e2e-data');
const dayMs = 24 * 60 * 60 * 1000;

/** A hash of all inputs. */
function inputsHash(): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of globSync(sources, { cwd: top, exclude: ['**/*.test.ts'] }).toSorted()) {
    const target = path.join(top, file);
    if (statSync(target).isFile()) hash.update(`\n${file}\n`).update(readFileSync(target));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Removes folders that no run has used for a day, and those of interrupted runs. */
function removeOld(): void {
  for (const name of readdirSync(cache)) {
    const target = path.join(cache, name);
    const found = statSync(target, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > dayMs) rmSync(target, { recursive: true, force: true });
  }
}

/**
 * A read-only data folder with the demo data. Creating it takes most of a minute, so it is cached until one of its inputs changes. It
 * is renamed when complete, so that interrupted or concurrent runs leave no partial folder.
 */
export function seededFolder(): string {
  mkdirSync(cache, { recursive: true });
  const target = path.join(cache, inputsHash());
  if (!existsSync(target)) {
    const unfinished = mkdtempSync(path.join(cache, 'unfinished-'));
    try {
      // Without the developer's own environment variables.
      const env = { PATH: process.env['PATH'], DATA_DIR: unfinished };
      execFileSync(process.execPath, ['packages/server/src/seed/main.ts'], { cwd: top, env, stdio: ['ignore', 'inherit', 'inherit'] });
      // A concurrent run may have been faster.
      if (!existsSync(target)) renameSync(unfinished, target);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  const now = new Date();
  utimesSync(target, now, now);
  removeOld();
  return target;
}

// `npm test` runs this file in parallel with other steps.
if (import.meta.main) seededFolder();
