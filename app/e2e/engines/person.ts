import { setTimeout as delay } from 'node:timers/promises';
import type { Engine, Key } from './engine.ts';

/** How long the walks wait for something, in milliseconds: both engines render without a GPU. */
const PATIENCE_MS = 30_000;

/** What belongs to a role; enough for the portal, and the same in every engine. */
const roles = {
  button: 'button, [role=button]',
  link: 'a[href]',
  tab: '[role=tab]',
  field: 'input:not([type=file]), textarea, select',
  option: '[role=option]',
  row: '[role=row]',
  dialog: '[role=dialog], [role=alertdialog]',
  article: 'article',
  heading: 'h1, h2, h3',
  text: 'main *, [role=dialog] *, [role=alertdialog] *, [role=status] *, [role=alert] *',
} as const;
export type Role = keyof typeof roles;

const mark = 'data-walked';

// oxlint-disable unicorn/consistent-function-scoping -- a function that runs in the page brings all that it needs
/** Runs in the page: marks the first visible element with this name that is not behind a dialog, and says how many there are. */
function findInPage(selector: string, source: string, attribute: string, isText: boolean): number {
  const pattern = new RegExp(source, 'u');
  const read = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/gu, ' ').trim();
  const nameOf = (element: Element): string => {
    const labelled = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ');
    return [element.getAttribute('aria-label'), labelled, labels, element.textContent].map(read).find((one) => one !== '') ?? '';
  };
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.closest('[inert], [aria-hidden=true]');
  const found = [...document.querySelectorAll(selector)].filter(
    (element) =>
      pattern.test(nameOf(element)) &&
      (!isText || ![...element.children].some((child) => pattern.test(read(child.textContent)))) &&
      isVisible(element),
  );
  for (const old of document.querySelectorAll(`[${attribute}]`)) old.removeAttribute(attribute);
  found[0]?.setAttribute(attribute, '');
  return found.length;
}
// oxlint-enable unicorn/consistent-function-scoping

const sourceOf = (name: string | RegExp): string =>
  typeof name === 'string' ? `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$` : name.source;

/** Somebody who uses the portal in an engine: finds things by role and name, and waits for them. */
export class Person {
  readonly engine: Engine;
  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Waits until this is true. */
  async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (!(await isSo())) {
      if (performance.now() > end) throw new Error(`Waited in vain: ${what}`);
      await delay(100);
    }
  }

  count(role: Role, name: string | RegExp): Promise<number> {
    return this.engine.run(findInPage, roles[role], sourceOf(name), mark, role === 'text');
  }

  /** Waits until such elements are visible. */
  async sees(role: Role, name: string | RegExp, least = 1): Promise<void> {
    await this.until(`${least} × ${role} ${String(name)}`, async () => (await this.count(role, name)) >= least);
  }

  async seesNo(role: Role, name: string | RegExp): Promise<void> {
    await this.until(`no ${role} ${String(name)}`, async () => (await this.count(role, name)) === 0);
  }

  /** Waits until overlays have opened: before that a click may miss. */
  async settled(): Promise<void> {
    await this.until('overlays have opened', () =>
      this.engine.run(() => document.querySelector('[data-entering], [data-exiting], [data-rac][style*="clip-path"], [data-ssr]') === null),
    );
  }

  /** Clicks such an element as soon as it can be: a render may have replaced it since it was found. */
  async clicks(role: Role, name: string | RegExp): Promise<void> {
    await this.settled();
    let fault = 'there is none';
    const click = async () => {
      if ((await this.count(role, name)) === 0) return false;
      // Only if it has to: a list of options closes when the page scrolls.
      await this.engine.run((attribute) => {
        const element = document.querySelector(`[${attribute}]`);
        const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
        if (top < 0 || bottom > innerHeight - 100) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      }, mark);
      return this.engine.click(`[${mark}]`).then(
        () => true,
        (error: Error) => {
          fault = error.message;
          return false;
        },
      );
    };
    await this.until(`a click on ${role} ${String(name)}`, click).catch((error: Error) => {
      throw new Error(`${error.message}: ${fault}`);
    });
  }

  /** Replaces the text of a field. */
  async fills(name: string | RegExp, text: string): Promise<void> {
    await this.settled();
    await this.sees('field', name);
    await this.engine.run((attribute) => {
      const field = document.querySelector<HTMLInputElement>(`[${attribute}]`);
      field?.focus();
      field?.select();
    }, mark);
    await this.engine.type(text);
  }

  presses(key: Key): Promise<void> {
    return this.engine.press(key);
  }

  /** Chooses files in the only file field of the page, or of the open dialog. */
  async attaches(files: readonly string[]): Promise<void> {
    await this.settled();
    const selector = 'input[type=file]';
    const within = await this.engine.run(
      (one) => (document.querySelector(`[role=dialog] ${one}`) ? `[role=dialog] ${one}` : one),
      selector,
    );
    await this.until('a file field', () => this.engine.run((one) => document.querySelector(one) !== null, within));
    await this.engine.attach(within, files);
  }

  async isAt(pattern: RegExp): Promise<void> {
    await this.until(`the address ${pattern}`, async () => pattern.test(await this.engine.run(() => location.href)));
  }
}
