import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { top } from '../scripts/steps.ts';

/** Builds the portal and fills one data folder with the demo data; each worker starts from a copy of it. */
export default function prepare(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-e2e-'));
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: top, stdio: [...stdio] });
  execFileSync(process.execPath, ['packages/server/src/seed/main.ts'], {
    cwd: top,
    env: { ...process.env, DATA_DIR: folder },
    stdio: [...stdio],
  });
  process.env['E2E_SEEDED'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
