import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type BrowserContext, type Response } from '@playwright/test';
import { pageDataId } from '../src/ssr/client/pageData.ts';
import { answering, ended, top } from '../scripts/steps.ts';
import { register, type Newcomer } from './newcomer.ts';

/** The running portal of a test: its address, and the ways a server can go down. */
export interface Portal {
  url: string;
  /** Ends in order (SIGTERM) and starts again on the same data. */
  restart(): Promise<void>;
  /** Ends as a power cut would (SIGKILL) and starts again on the same data; `meanwhile` happens while there is none. */
  kill(meanwhile?: () => Promise<void>): Promise<void>;
  /** The letters written so far, the newest last. */
  emails(): string[];
}

/** Below those that a system gives out by itself: they go to whoever asks while the server is down, and others run beside. */
async function freePort(): Promise<number> {
  const port = 20_000 + randomInt(10_000);
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(freePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}

interface Journey {
  /** What no visitor should ever cause; a test that causes an error on purpose says which: `problems.expect(/500/)`. */
  problems: Problems;
  /** A photographer of this test alone, registered a moment ago. The page is signed in as them. */
  newcomer: Newcomer;
}

interface Problems {
  expect(pattern: RegExp): void;
}

export const test = base.extend<Journey, { portal: Portal }>({
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
            // Also after a failure: the next test needs a server.
            await start();
          }
        },
        emails: () => {
          const outbox = path.join(data, 'outbox');
          // It comes with the first letter.
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
      const open = page[opens].bind(page) as (...given: unknown[]) => Promise<Response | null>;
      page[opens] = async (...given: unknown[]) => {
        // What a step needs it waits for by itself: the last picture of a page that is left at once need not come first.
        given[options] = { waitUntil: 'commit', ...(given[options] as object | undefined) };
        const answer = await open(...given);
        // A page that the server has drawn comes alive when somebody turns to it, and a person looks before they press.
        await page.waitForFunction((id) => {
          document.dispatchEvent(new Event('pointerover'));
          return document.readyState !== 'loading' && document.getElementById(id) === null;
        }, pageDataId);
        return answer;
      };
    }
    await provide(page);
    // What a journey did not wait for concerns nobody any more: an answer on its way would find no page to go to.
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

/** Puts a token where the portal keeps it, as if the person had signed in before. */
export async function signIn(context: BrowserContext, url: string, token: string): Promise<void> {
  await context.addCookies(['token', 'accessToken'].map((name) => ({ name, value: token, url })));
}

/** Errors of scripts, and what the content-security policy refuses, in every page of the visitor. */
function collectProblems(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}

export { expect } from '@playwright/test';
