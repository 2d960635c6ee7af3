import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type BrowserContext, type Response } from '@playwright/test';
import { tokenCookieName } from '@portal/api/token-cookie';
import { answering, ended, top } from '../../scripts/steps.ts';
import { isHydrated } from './hydration.ts';
import { register, type Newcomer } from './newcomer.ts';

/** The running portal of a test. */
export interface Portal {
  url: string;
  /** Stops the server (SIGTERM) and starts it again with the same data. */
  restart(): Promise<void>;
  /** Kills the server (SIGKILL) and starts it again with the same data; `meanwhile` runs while it is down. */
  kill(meanwhile?: () => Promise<void>): Promise<void>;
  /** The emails sent so far, the newest last. */
  emails(): string[];
}

/** Below the ephemeral range, from which the system may assign the port while the server is down. */
async function freePort(): Promise<number> {
  const port = 20_000 + randomInt(10_000);
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(freePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}

interface Fixtures {
  /** Browser errors, which fail the test. A test that causes one on purpose declares it: `problems.expect(/500/)`. */
  problems: Problems;
  /** A new photographer of this test. The page is signed in as them. */
  newcomer: Newcomer;
}

interface Problems {
  expect(pattern: RegExp): void;
}

export const test = base.extend<Fixtures, { portal: Portal }>({
  portal: [
    async ({ browserName: _ }, provide) => {
      const data = mkdtempSync(path.join(tmpdir(), 'portal-e2e-run-'));
      cpSync(process.env['E2E_SEEDED'] ?? '', data, { recursive: true });
      const port = await freePort();
      const url = `http://localhost:${port}`;
      let server: ChildProcess;

      async function start() {
        const env = { ...process.env, PORT: String(port), DATA_DIR: data, PUBLIC_URL: url, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
        server = spawn(process.execPath, ['packages/server/src/main.ts'], { cwd: top, env, stdio: 'inherit' });
        if (!(await answering(`${url}/readyz`, server))) throw new Error('The server did not start');
      }
      async function stop(signal: NodeJS.Signals) {
        const end = ended(server);
        server.kill(signal);
        await end;
      }

      await start();
      await provide({
        url,
        restart: async () => {
          await stop('SIGTERM');
          await start();
        },
        kill: async (meanwhile) => {
          await stop('SIGKILL');
          try {
            await meanwhile?.();
          } finally {
            // Also after a failure, because the next test needs a server.
            await start();
          }
        },
        emails: () => {
          const outbox = path.join(data, 'outbox');
          // Created with the first email.
          if (!existsSync(outbox)) return [];
          return readdirSync(outbox)
            .toSorted()
            .map((name) => readFileSync(path.join(outbox, name), 'utf8'));
        },
      });
      await stop('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, provide) => {
    for (const [opens, options] of [
      ['goto', 1],
      ['reload', 0],
    ] as const) {
      const open = page[opens].bind(page) as (...args: unknown[]) => Promise<Response | null>;
      page[opens] = async (...args: unknown[]) => {
        // Each step waits for what it needs: images of a page that is left at once need not load.
        args[options] = { waitUntil: 'commit', ...(args[options] as object | undefined) };
        const answer = await open(...args);
        await isHydrated(page);
        return answer;
      };
    }
    await provide(page);
    // A pending response could not be fulfilled once its page is closed.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  baseURL: async ({ portal }, provide) => provide(portal.url),
  problems: [
    async ({ context }, provide) => {
      const expected = [/status of 4\d\d/];
      const found = collectProblems(context);
      await provide({ expect: (pattern) => void expected.push(pattern) });
      const unexpected = found.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
  newcomer: async ({ portal, context }, provide) => {
    const person = await register(portal.url);
    await signIn(context, portal.url, person.token);
    await provide(person);
  },
});

/** What the portal at this address calls the cookie of its token, where it is not protected by https. */
export const tokenCookieOf = (url: string): string => tokenCookieName(new URL(url).port, false);

/** Stores a token as the portal does, as if the user had signed in before. */
export async function signIn(context: BrowserContext, url: string, token: string): Promise<void> {
  await context.addCookies([{ name: tokenCookieOf(url), value: token, url }]);
}

/** Collects script errors and content-security violations in every page of the context. */
function collectProblems(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}

export { expect } from '@playwright/test';
