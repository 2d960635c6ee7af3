import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { top } from '../scripts/steps.ts';

/** Whatever the demo data is made by and of. All of the server, since a list of what the seed needs of it would be forgotten. */
const sources = ['packages/server/src/**', 'packages/api/src/**', 'mocks/src/**', 'mocks/public/photos/**', 'package-lock.json'];
const cache = path.join(top, 'node_modules/.cache/e2e-data');
const dayMs = 24 * 60 * 60 * 1000;

/** Changes with any byte of them. */
function inputsHash(): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of globSync(sources, { cwd: top, exclude: ['**/*.test.ts'] }).toSorted()) {
    const place = path.join(top, file);
    if (statSync(place).isFile()) hash.update(`\n${file}\n`).update(readFileSync(place));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Removes what no run has used for a day, and what an interrupted one has left. */
function forgetOld(): void {
  for (const name of readdirSync(cache)) {
    const place = path.join(cache, name);
    const found = statSync(place, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > dayMs) rmSync(place, { recursive: true, force: true });
  }
}

/**
 * A data folder with the demo data, which nobody may write into. Making one takes most of a minute: it is kept until one of its
 * inputs changes. It gets its name when it is whole, so that neither an interrupted run nor two at once leave half of one.
 */
export function seededFolder(): string {
  mkdirSync(cache, { recursive: true });
  const place = path.join(cache, inputsHash());
  if (!existsSync(place)) {
    const unfinished = mkdtempSync(path.join(cache, 'unfinished-'));
    try {
      // Without the variables of somebody's own portal.
      const env = { PATH: process.env['PATH'], DATA_DIR: unfinished };
      execFileSync(process.execPath, ['packages/server/src/seed/main.ts'], { cwd: top, env, stdio: ['ignore', 'inherit', 'inherit'] });
      // Another run may have been faster.
      if (!existsSync(place)) renameSync(unfinished, place);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  const now = new Date();
  utimesSync(place, now, now);
  forgetOld();
  return place;
}

// By itself it makes what the journeys will need, while something else is proved.
if (import.meta.main) seededFolder();
