/** Milliseconds of work before yielding: half a frame. */
const SLICE_MS = 8;

/** Ends the task, so that the browser can handle a click or paint a frame first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Resolves once the current DOM is painted: the callback runs before the paint, a task scheduled in it runs after. */
export async function nextFrame(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await nextTask();
}

let sliceStart = 0;

/** Between two steps of work: yields to the browser if the steps so far took longer than a slice. */
export async function yieldIfBusy(): Promise<void> {
  if (performance.now() - sliceStart < SLICE_MS) return;
  await nextTask();
  sliceStart = performance.now();
}
