import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A violation of each import rule, with the expected message: an untested rule may match nothing. */
const violations: [file: string, code: string, says: RegExp][] = [
  ['packages/ui/src/x/A.tsx', `import { limits } from '@portal/api';\nexport const a = limits;`, /has no product code/],
  ['packages/ui/src/x/B.tsx', `import { limits } from '../../../api/src/limits.ts';\nexport const a = limits;`, /has no product code/],
  ['packages/ui/src/x/C.tsx', `import useSWR from 'swr';\nexport const a = useSWR;`, /belong to packages\/features/],
  ['packages/ui/src/x/D.tsx', `import { Button } from 'react-aria-components';\nexport const a = Button;`, /Import by subpath/],
  ['packages/api/src/a.ts', `import { Button } from '@portal/ui';\nexport const a = Button;`, /imports no other package/],
  ['packages/api/src/b.ts', `import { useState } from 'react';\nexport const a = useState;`, /no framework here/],
  ['packages/api/src/c.ts', `import { z } from 'zod';\nexport const a = z;`, /zod\/mini/],
  [
    'packages/features/src/common/a.ts',
    `import { x } from '@portal/features/directory';\nexport const a = x;`,
    /does not import a feature/,
  ],
  ['packages/features/src/common/b.ts', `import { x } from '@portal/mocks';\nexport const a = x;`, /Only stories and tests use the mocks/],
  [
    'packages/features/src/directory/a.ts',
    `import { x } from '@portal/features/projects';\nexport const a = x;`,
    /does not import another feature/,
  ],
  [
    'packages/features/src/directory/e.ts',
    `import { x } from '@portal/mocks';\nexport const a = x;`,
    /Only stories and tests use the mocks/,
  ],
  [
    'packages/features/src/directory/f.ts',
    `import { x } from 'react-aria-components/Button';\nexport const a = x;`,
    /Behaviour comes from a primitive/,
  ],
  [
    'packages/features/src/shares/a.ts',
    `import { x } from '@portal/features/projects';\nexport const a = x;`,
    /does not import another feature/,
  ],
  ['packages/features/src/shares/b.ts', `import useSWR from 'swr';\nexport const a = useSWR;`, /useRead and useWrite/],
  ['packages/features/src/directory/g.ts', `import useSWR from 'swr';\nexport const a = useSWR;`, /useRead and useWrite/],
  ['packages/features/src/directory/h.ts', `export const a = fetch('/api/x');`, /Calls go through the client/],
  ['packages/features/src/directory/i.ts', `export const a = localStorage.getItem('x');`, /features\/src\/session uses storage/],
  ['packages/features/src/directory/j.ts', `import { http } from 'msw';\nexport const a = http;`, /Only mocks and .storybook import msw/],
  ['packages/features/src/directory/X.stories.tsx', `import { x } from '@portal/server';\nexport const a = x;`, /run on @portal\/mocks/],
  ['app/src/a.ts', `import { x } from '@portal/mocks';\nexport const a = x;`, /The app runs on the real server/],
  ['app/src/b.ts', `import { x } from '@portal/server';\nexport const a = x;`, /through @portal\/api/],
  ['mocks/src/a.ts', `import { x } from '@portal/ui';\nexport const a = x;`, /import the contract only/],
  ['packages/server/src/a.ts', `import { x } from '@portal/features/common/data';\nexport const a = x;`, /shares only the contract/],
  [
    'packages/server/src/modules/b/routes.ts',
    `import { x } from '@portal/mocks/seed';\nexport const a = x;`,
    /demo seed command and the conformance suite/,
  ],
  ['packages/server/src/modules/b/service.ts', `import { sql } from 'kysely';\nexport const a = sql;`, /Only repositories contain SQL/],
  ['packages/server/src/emails/a.ts', `import path from 'node:path';\nexport const a = path;`, /Storybook renders emails/],
  [
    'packages/server/src/modules/b/b.test.ts',
    `import { vi } from 'vitest';\nawait vi.waitFor(() => {});\nexport const a = vi;`,
    /use soon/,
  ],
  ['packages/server/src/b.test.ts', `import { vi } from 'vitest';\nawait vi.waitUntil(() => true);\nexport const a = vi;`, /use soon/],
];

/** What each kind of file may import. */
const allowed: [file: string, code: string][] = [
  ['packages/features/src/directory/ok.ts', `import { limits } from '@portal/api';\nexport const a = limits;`],
  ['packages/features/src/directory/Ok.stories.tsx', `import { x } from '@portal/mocks';\nexport const a = x;`],
  ['packages/features/src/session/ok.ts', `export const a = sessionStorage.getItem('x');`],
  ['packages/server/src/modules/b/repository.ts', `import { sql } from 'kysely';\nexport const a = sql;`],
  ['packages/server/src/emails/ok.ts', `import type { A } from '../platform/a.ts';\nexport const a: A[] = [];`],
  ['packages/server/src/seed/ok.ts', `import { x } from '@portal/mocks/seed';\nexport const a = x;`],
  ['packages/server/test/support/soon.ts', `import { vi } from 'vitest';\nawait vi.waitFor(() => {});\nexport const a = vi;`],
];

const top = path.resolve(import.meta.dirname, '..');
let folder: string;
let findings: { filename: string; message: string; help?: string }[];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'walls-'));
  const config = JSON.parse(readFileSync(path.join(top, '.oxlintrc.json'), 'utf8')) as { options: object };
  // The import rules need no types, and the planted imports do not resolve.
  writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, options: {} }));
  cpSync(path.join(top, '.stylelintrc.json'), path.join(folder, '.stylelintrc.json'));
  for (const [file, code] of [...violations, ...allowed]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${code}\n`);
  }
  findings = lint();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function lint(): typeof findings {
  const oxlint = path.join(top, 'node_modules/.bin/oxlint');
  try {
    execFileSync(oxlint, ['--format', 'json', '.'], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    return (JSON.parse((error as { stdout: string }).stdout) as { diagnostics: typeof findings }).diagnostics;
  }
  return [];
}

const about = (file: string): string =>
  findings
    .filter(({ filename }) => filename.endsWith(file))
    .map(({ message, help }) => `${message} ${help ?? ''}`)
    .join('\n');

test.each(violations)('%s is refused with a sentence', (file, _code, says) => {
  expect(about(file)).toMatch(says);
});

test.each(allowed)('%s is allowed', (file) => {
  expect(about(file)).toBe('');
});

test('a raw colour or size of type in a component is refused with a sentence', () => {
  const sheet = path.join(folder, 'packages/ui/src/x/A.module.css');
  writeFileSync(
    sheet,
    '.root { color: #ff0000; background: red; border-color: rgb(1 2 3); inset: 0 !important; margin: var(--no-such-token); font-size: 13px; }\n',
  );
  const stylelint = path.join(top, 'node_modules/.bin/stylelint');
  let output = '';
  try {
    execFileSync(stylelint, ['--config-basedir', top, '--config', path.join(top, '.stylelintrc.json'), sheet], {
      cwd: top,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    output = (error as { stderr: string }).stderr;
  }
  expect(output.match(/use a token by its role/g)).toHaveLength(3);
  expect(output).toMatch(/--no-such-token/);
  expect(output).toMatch(/use font: var\(--type-/);
  expect(output).toMatch(/!important/);
});
