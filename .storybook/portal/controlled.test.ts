import { expect, test } from 'vitest';
import { controlled } from './controlled.ts';

class Container extends EventTarget {
  controller: ServiceWorker | null = null;

  change(controller: ServiceWorker | null): void {
    this.controller = controller;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

const worker = {} as ServiceWorker;

/** Whether the wait has ended by now. */
async function isOver(wait: Promise<void>): Promise<boolean> {
  return Promise.race([wait.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, 0, false))]);
}

test('a page that is controlled does not wait', async () => {
  const container = new Container();
  container.controller = worker;
  expect(await isOver(controlled(container))).toBe(true);
});

test('a page waits until a worker controls it, whatever else changes', async () => {
  const container = new Container();
  const wait = controlled(container);
  expect(await isOver(wait)).toBe(false);
  container.change(null);
  expect(await isOver(wait)).toBe(false);
  container.change(worker);
  expect(await isOver(wait)).toBe(true);
});
