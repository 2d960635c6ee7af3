import { parseArgs } from 'node:util';
import { chromium, type Locator } from 'playwright';
import { chromiumPath } from '../../app/build/chromium-path.ts';
import { builtStories, serveStorybook } from './serve-storybook.ts';

/**
 * Opens each playground of the built Storybook, changes every prop that Controls offer, and reports those whose change is not seen, whatever
 * else is chosen: such a prop must follow, be seen by acting (`parameters: { controlsSeenByActing: ['name'] }`), or not be offered
 * (`argTypes: { name: { control: false } }`, with the reason).
 * The code that it shows must begin with its component, so that it can be copied.
 * `npm run test:controls -- primitives-inputs` takes the ids that begin so; `--url` a live Storybook.
 */
const { values: options, positionals: wanted } = parseArgs({ allowPositionals: true, options: { url: { type: 'string' } } });

interface ArgType {
  type?: { name: string };
  control?: { type?: string; disable?: boolean };
  options?: readonly unknown[];
}

/** Storybook in the canvas. */
interface Canvas {
  __STORYBOOK_PREVIEW__: {
    loadStory: (story: { storyId: string }) => Promise<{
      argTypes: Record<string, ArgType>;
      initialArgs: Record<string, unknown>;
      component: { __docgenInfo: { displayName: string } };
      parameters: { controlsSeenByActing?: readonly string[] };
    }>;
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    last: (event: string) => { storyId: string; args?: Record<string, unknown>; source?: string }[] | undefined;
    emit: (event: string, data: unknown) => void;
  };
}

/** Runs in the canvas of a playground: its component, and the element with which its code begins, below the import. */
async function elements(storyId: string): Promise<{ own: string; first: string | undefined }> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Canvas;
  const { component } = await preview.loadStory({ storyId });
  const code = channel.last('storybook/docs/snippet-rendered')?.[0]?.source ?? '';
  return { own: component.__docgenInfo.displayName, first: /^<(\w*)/m.exec(code)?.[1] };
}

/** Playgrounds whose code begins with something else: with a box that has a place for it, and with a button that shows it. */
const shownInside = new Set(['primitives-actions-pencil--playground', 'primitives-feedback-toast--playground']);

/* oxlint-disable unicorn/consistent-function-scoping -- it runs in the canvas, with all that it needs inside */
/** Runs in the canvas of a playground: the props whose change is not seen. */
async function unseen(storyId: string): Promise<{ count: number; found: string[] }> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Canvas;
  const { argTypes, initialArgs, parameters } = await preview.loadStory({ storyId });

  /** What is rendered: elements with their text, attributes, fields' values, places and looks. */
  const rendered = (): string =>
    [...document.body.querySelectorAll('*')]
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const { color, backgroundColor, font, borderColor, opacity, objectFit, cursor } = getComputedStyle(one);
        const own = one.cloneNode(false) as Element;
        const words = [...one.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
        const { value, indeterminate } = one as HTMLInputElement;
        const look = [color, backgroundColor, font, borderColor, opacity, objectFit, cursor].join();
        // Each element that is mounted has ids of its own.
        const html = own.outerHTML.replaceAll(/react-aria[^"\s]*|_r_\w+_/g, '');
        return [html, words, value, String(indeterminate), [x, y, width, height].map(Math.round).join(), look].join('|');
      })
      .join('\n');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** Ends transitions; endless animations and timers stay at their first frame. */
  function stopAnimations(): void {
    // The canvas lists only transitions (`.storybook/transitions.ts`).
    for (const one of document.getAnimations()) one.finish();
    for (const one of Document.prototype.getAnimations.call(document)) {
      if (one.timeline !== document.timeline || one.playState !== 'running') continue;
      one.pause();
      one.currentTime = 0;
    }
  }

  /** What is rendered once it stays the same. */
  async function settled(): Promise<string> {
    let last = '';
    let same = 0;
    for (let frames = 0; frames < 60 && same < 3; frames += 1) {
      stopAnimations();
      await frame();
      const now = rendered();
      same = now === last ? same + 1 : 0;
      last = now;
    }
    return last;
  }

  /** Chooses these args as Controls do. */
  async function choose(args: Record<string, unknown>): Promise<string> {
    channel.emit('updateStoryArgs', { storyId, updatedArgs: { ...everything, ...args } });
    // Rendered again in a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 30));
    return settled();
  }

  /** Other values that the control of a prop can pass. */
  function others(value: unknown, { control, options = [], type }: ArgType): unknown[] {
    const kind = control?.type;
    if (options.length > 0) return options.filter((one) => one !== value).slice(0, 6);
    if (kind === 'boolean' || typeof value === 'boolean') return [value !== true];
    if (kind === 'number' || kind === 'range' || type?.name === 'number' || typeof value === 'number')
      return [Number(value ?? 0) + 1, Number(value ?? 0) + 60, 1].filter((one) => one !== value);
    if (kind === 'text' || type?.name === 'string') return ['Другое', '', '40px'].filter((one) => one !== value);
    if (Array.isArray(value)) return [value.slice(1), value.slice(0, -1)];
    if (typeof value !== 'object' || value === null) return [];
    // One leaf after the other.
    return Object.entries(value).flatMap(([key, leaf]: [string, unknown]): unknown[] => {
      if (typeof leaf === 'string') return [{ ...value, [key]: `${leaf} иначе` }];
      if (typeof leaf === 'number') return [{ ...value, [key]: leaf / 2 }];
      return typeof leaf === 'boolean' ? [{ ...value, [key]: !leaf }] : [];
    });
  }

  const seenByActing = parameters.controlsSeenByActing ?? [];
  const all = Object.entries(argTypes).filter(
    ([, { control, type }]) => control?.disable !== true && control !== undefined && type?.name !== 'function',
  );
  const offered = all.filter(([name]) => !seenByActing.includes(name));
  const everything = Object.fromEntries(Object.keys(argTypes).map((name) => [name, initialArgs[name]]));
  const changes = new Map(offered.map(([name, argType]) => [name, others(initialArgs[name], argType)]));

  /** Whether a change of the prop is seen beside these args, which render `before`, and goes away with it. */
  async function isSeen(name: string, beside: Record<string, unknown>, before: string): Promise<boolean> {
    let last = before;
    // Each twice: the first change can leave a trace, as a list that has been scrolled.
    for (const value of (changes.get(name) ?? []).flatMap((one) => [one, one])) {
      const changed = await choose({ ...beside, [name]: value });
      const after = await choose(beside);
      if (changed !== last && after === last) return true;
      last = after;
    }
    return false;
  }

  /** Whether it is seen beside another choice: a placeholder is, in an empty field. */
  async function isSeenBeside(name: string): Promise<boolean> {
    for (const [other, values] of changes) {
      for (const value of other === name ? [] : values) {
        const beside = { [other]: value };
        if (await isSeen(name, beside, await choose(beside))) return true;
      }
    }
    return false;
  }

  const found: string[] = [];
  const initial = await choose({});
  if ((await choose({})) !== initial) found.push('never settles');
  found.push(...seenByActing.filter((name) => all.every(([one]) => one !== name)).map((name) => `no control is offered for ${name}`));
  for (const [name] of offered) {
    if (!(await isSeen(name, {}, initial)) && !(await isSeenBeside(name))) found.push(`nothing is seen of ${name}`);
  }
  channel.emit('resetStoryArgs', { storyId });
  return { count: offered.length, found };
}
/* oxlint-enable unicorn/consistent-function-scoping */

const server = options.url === undefined ? await serveStorybook() : { url: options.url, close: () => Promise.resolve() };
const index =
  options.url === undefined
    ? builtStories()
    : Object.values(((await (await fetch(`${options.url}index.json`)).json()) as { entries: Record<string, { id: string }> }).entries);
const playgrounds = index.map(({ id }) => id).filter((id) => /^primitives-.*--playground$/.test(id));
const chosen = wanted.length > 0 ? playgrounds.filter((id) => wanted.some((one) => id.startsWith(one))) : playgrounds;
if (chosen.length === 0) throw new Error(`No playground begins with ${wanted.length > 0 ? wanted.join(' or ') : 'primitives-'}`);

const executablePath = chromiumPath();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const page = await browser.newPage({ viewport: { width: 1140, height: 540 } });

/** Opens a story in the canvas. */
async function open(id: string): Promise<void> {
  await page.goto(`${server.url}iframe.html?viewMode=story&id=${id}`);
  await page.waitForFunction(
    (storyId) => (globalThis as unknown as Partial<Canvas>).__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0]?.storyId === storyId,
    id,
    { timeout: 60_000 },
  );
}

const faults: string[] = [];
let count = 0;
for (const id of chosen) {
  await open(id);
  const { own, first } = await page.evaluate(elements, id);
  if (own !== first && !shownInside.has(id)) faults.push(`${id}: its code begins with <${first ?? 'nothing'}`);
  const { count: offered, found } = await page.evaluate(unseen, id);
  count += offered;
  faults.push(...found.map((fault) => `${id}: ${fault}`));
}

interface Act {
  primitive: string;
  /** What a reader does. */
  act: () => Promise<unknown>;
  /** The prop that it changes, from what to what. */
  change: { name: string; from: unknown; to: unknown };
  /** What is in the canvas only before. */
  before: () => Locator;
}

const acts: Act[] = [
  {
    primitive: 'primitives-inputs-text-field',
    act: () => page.getByRole('textbox').pressSequentially('Анна'),
    change: { name: 'value', from: '', to: 'Анна' },
    before: () => page.locator('input:placeholder-shown'),
  },
  {
    primitive: 'primitives-choice-checkbox',
    act: () => page.getByText('Запомнить меня').click(),
    change: { name: 'isSelected', from: false, to: true },
    before: () => page.getByRole('checkbox', { checked: false }),
  },
  {
    primitive: 'primitives-navigation-pagination',
    act: () => page.getByText('6', { exact: true }).click(),
    change: { name: 'page', from: 5, to: 6 },
    before: () => page.locator('[aria-current="page"]', { hasText: '5' }),
  },
  {
    primitive: 'primitives-overlays-modal',
    act: () => page.keyboard.press('Escape'),
    change: { name: 'isOpen', from: true, to: false },
    before: () => page.getByRole('dialog'),
  },
];
for (const { primitive, act, change, before } of acts) {
  const id = `${primitive}--playground`;
  if (!playgrounds.includes(id)) faults.push(`${id}: there is no such playground`);
  if (!chosen.includes(id)) continue;
  await open(id);
  await act();
  const updated = page.waitForFunction(
    ({ name, to }) =>
      (globalThis as unknown as Partial<Canvas>).__STORYBOOK_ADDONS_CHANNEL__?.last('storyArgsUpdated')?.[0]?.args?.[name] === to,
    change,
    { timeout: 10_000 },
  );
  await updated.catch(() => faults.push(`${id}: Controls do not show a change of ${change.name} in the canvas`));
  try {
    await before().waitFor({ state: 'detached', timeout: 10_000 });
    await page.evaluate(
      ({ storyId, name, from }) =>
        (globalThis as unknown as Partial<Canvas>).__STORYBOOK_ADDONS_CHANNEL__?.emit('updateStoryArgs', {
          storyId,
          updatedArgs: { [name]: from },
        }),
      { storyId: id, ...change },
    );
    await before().waitFor({ state: 'attached', timeout: 10_000 });
  } catch {
    faults.push(`${id}: after a change in the canvas it does not follow Controls in ${change.name}`);
  }
}

await browser.close();
await server.close();
process.stdout.write([...faults, `${count} controls of ${chosen.length} playgrounds, ${faults.length} faults`, ''].join('\n'));
process.exit(faults.length === 0 ? 0 : 1);
