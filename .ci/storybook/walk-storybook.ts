import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { guardTag } from '../../.storybook/guards.ts';
import { layoutFaults } from './layout-faults.ts';
import { builtStories, ownSizeInPage, serveStorybook } from './serve-storybook.ts';
import { chromiumPath } from '../../app/build/chromium-path.ts';

/**
 * `npm run test:storybook`: opens the stories of the built Storybook one after the other, as a reader who clicks through its sidebar, in a
 * canvas of the usual size, or in the viewport that a story has of its own, and reports what a reader would see as red: failed plays, axe
 * violations, exceptions, errors in the console, and calls that no mock answered, which reach the host of the files. Arguments choose
 * stories by the beginning of their ids; what does not fit is reported from a phone to a large screen, and at the widths between, where layouts
 * change; `--of pictures`, `--of guards` and `--of phone` (plays that depend on the width) take one kind;
 * `--sample 60` takes so many of them, others each time. It also says how long a reader waits for a story, its play included.
 */
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1140' },
    height: { type: 'string', default: '540' },
    theme: { type: 'string', default: 'light' },
    sample: { type: 'string' },
    of: { type: 'string', default: 'all' },
  },
});

interface Finished {
  storyId: string;
  status: string;
  reporters: { type: string; status: string; result?: { violations?: { id: string; nodes: { html: string }[] }[]; error?: unknown } }[];
}

/** Storybook's own channel in the canvas. */
interface Canvas {
  __STORYBOOK_ADDONS_CHANNEL__: {
    last: (event: string) => unknown[] | undefined;
    emit: (event: string, ...args: unknown[]) => void;
    on: (event: string, listener: (error: { message?: string }) => void) => void;
  };
  /** Errors that plays and stories have thrown since the last story was chosen. */
  thrown?: string[];
  chosenAt?: number;
  renderedAt?: number;
}

const kinds: Record<string, (tags: readonly string[]) => boolean> = {
  all: () => true,
  pictures: (tags) => !tags.includes(guardTag),
  guards: (tags) => tags.includes(guardTag),
  phone: (tags) => tags.includes('phone'),
};
const isOfKind = kinds[options.of];
if (!isOfKind) throw new Error(`--of knows ${Object.keys(kinds).join(', ')}`);
const all = builtStories()
  .filter(({ tags }) => isOfKind(tags))
  .map(({ id }) => id);
const named = wanted.length > 0 ? all.filter((id) => wanted.some((one) => id.startsWith(one))) : all;
const chosen =
  options.sample === undefined
    ? named
    : named
        .map((id) => ({ id, at: Math.random() }))
        .toSorted((one, other) => one.at - other.at)
        .slice(0, Number(options.sample))
        .map(({ id }) => id);
if (chosen.length === 0) throw new Error('No story is chosen');

/** Requests that are not files of the built Storybook. */
const unanswered: string[] = [];
const server = await serveStorybook([
  {
    name: 'unanswered-calls',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        response.once('finish', () => {
          // Photos that a story wants to be missing.
          if (request.url?.startsWith('/photos/missing')) return;
          if (response.statusCode >= 400) unanswered.push(`${request.method} ${request.url}`);
        });
        next();
      });
    },
  },
]);

const executablePath = chromiumPath();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const canvas = { width: Number(options.width), height: Number(options.height) };
const page = await browser.newPage({ viewport: canvas });
const exceptions: string[] = [];
page.on('pageerror', (error) => exceptions.push(`exception: ${error.message}`));
page.on('console', (message) => {
  const text = message.text();
  // Requests that a story wants to fail: the browser names them, and so does the portal. Those that no mock answers are named below.
  const isWanted = text.startsWith('Failed to load resource') || /^[^:]+: RequestError:/.test(text);
  if (message.type() === 'error' && !isWanted) exceptions.push(`console: ${text}`);
});

/** Opens a page of the Storybook that records the errors of plays, because Storybook reports a story with a failed play as rendered. */
async function open(): Promise<void> {
  await page.setViewportSize(canvas);
  await page.goto(`${server.url}iframe.html?viewMode=story&id=primitives-feedback-spinner--playground&globals=theme:${options.theme}`);
  await ended('primitives-feedback-spinner--playground');
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Canvas;
    for (const event of ['playFunctionThrewException', 'storyThrewException', 'unhandledErrorsWhilePlaying', 'storyErrored']) {
      channel.on(event, (error) => (globalThis as unknown as Canvas).thrown?.push(error.message ?? JSON.stringify(error)));
    }
    channel.on('storyRendered', () => ((globalThis as unknown as Canvas).renderedAt ??= performance.now()));
  });
}

/** Shows a story as the manager does: through its channel, in the page of the previous story, and in its own viewport. */
async function show(id: string): Promise<{ finished: Finished | undefined; hasOwnSize: boolean }> {
  const own = await page.evaluate(ownSizeInPage, id);
  await page.setViewportSize(own ?? canvas);
  await page.evaluate((storyId) => {
    Object.assign(globalThis, { thrown: [], chosenAt: performance.now(), renderedAt: undefined });
    (globalThis as unknown as Canvas).__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  return { finished: await ended(id), hasOwnSize: own !== null };
}

/** The outcome of a story. `undefined`: it had not ended in time. */
async function ended(id: string): Promise<Finished | undefined> {
  try {
    const finished = await page.waitForFunction(
      (storyId) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Partial<Canvas>;
        const [last] = (channel?.last('storyFinished') ?? []) as Finished[];
        return last?.storyId === storyId && last;
      },
      id,
      { timeout: 45_000 },
    );
    return (await finished.jsonValue()) || undefined;
  } catch {
    return undefined;
  }
}

/** A phone, a small window beside a navigation with steps up to a notebook, and a large screen. */
const widths = [390, 1024, 1100, 1160, 1440];

/** What does not fit in the story that is shown, at its own width, or at each of the widths. */
async function unfitting(hasOwnSize: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const width of hasOwnSize ? [page.viewportSize()?.width ?? canvas.width] : widths) {
    await page.setViewportSize({ width, height: page.viewportSize()?.height ?? canvas.height });
    // Size observers and media queries fire with the next frames.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    found.push(...(await page.evaluate(layoutFaults)).map((fault) => `at ${width} px: ${fault}`));
  }
  return found;
}

const red: string[] = [];
const waits: number[] = [];
/** The longest wait of so many percent of the stories, in seconds. */
const within = (percent: number): string => {
  const sorted = waits.toSorted((one, other) => one - other);
  return ((sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0) / 1000).toFixed(1);
};
for (const [index, id] of chosen.entries()) {
  unanswered.length = 0;
  exceptions.length = 0;
  // After a failure the page may be left in any state.
  const isFresh = index === 0 || red.at(-1)?.startsWith(`${chosen[index - 1]}:`) === true;
  if (isFresh) await open();
  const { finished, hasOwnSize } = await show(id);
  const { thrown, milliseconds } = await page.evaluate(() => {
    const { thrown: errors = [], chosenAt = 0, renderedAt = Infinity } = globalThis as unknown as Canvas;
    return { thrown: errors, milliseconds: renderedAt - chosenAt };
  });
  waits.push(milliseconds);
  const faults = [
    ...(finished ? [] : ['has not ended']),
    ...thrown.map((message) => `failed: ${message}`),
    ...(finished?.reporters ?? []).flatMap(({ status, type, result }) =>
      status === 'failed'
        ? (result?.violations ?? []).map((one) => `${type}: ${one.id} ${one.nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`)
        : [],
    ),
    ...exceptions,
    ...unanswered.map((call) => `unanswered: ${call}`),
    ...(finished ? await unfitting(hasOwnSize) : []),
  ];
  if (faults.length === 0) continue;
  red.push(`${id}: ${faults.join('\n    ')}`);
  process.stdout.write(`${red.at(-1)}\n`);
}

await browser.close();
await server.close();
process.stdout.write(
  `${chosen.length - red.length} of ${chosen.length} stories as they should be\nthe middle one is shown after ${within(50)} s, nine of ten after ${within(90)} s\n`,
);
process.exit(red.length === 0 ? 0 : 1);
