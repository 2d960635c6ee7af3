/** Milliseconds after which whoever scrolls is let through: half of what a frame of theirs lasts. */
const SLICE_MS = 8;

/** Ends the task: what the browser has to do meanwhile, such as a press or a frame, may come before what follows. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What stands in the page by now is on the screen. A frame's callback comes before what it draws; a task that it asks for comes after. */
export async function nextFrame(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await nextTask();
}

let began = 0;

/** Between two pieces of work: lets the browser answer and draw where the pieces before have taken a while. */
export async function yieldIfBusy(): Promise<void> {
  if (performance.now() - began < SLICE_MS) return;
  await nextTask();
  began = performance.now();
}
