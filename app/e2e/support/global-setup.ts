import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { top } from '../../scripts/steps.ts';
import { seededFolder } from './seeded.ts';

/** Builds the portal, unless `E2E_BUILT` is set, and provides the demo data; each worker starts from a copy of it. */
export default function prepare(): void {
  if (process.env['E2E_BUILT'] !== '1')
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: top, stdio: ['ignore', 'inherit', 'inherit'] });
  else if (!existsSync(path.join(top, 'dist/.server/renderPage.js')))
    throw new Error('E2E_BUILT is set, but there is no built portal: run npm run build');
  process.env['E2E_SEEDED'] = seededFolder();
}
