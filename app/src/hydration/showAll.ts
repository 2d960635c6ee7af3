import { nextTask } from '../start/breathe.ts';

/** Marks what a drawn page lays out only when it comes near. */
const late = 'data-late';

/** Lays it out everywhere, piece by piece: all of it at once holds a slow phone for a tenth of a second, amid somebody's scrolling. */
export async function showAll(root: HTMLElement): Promise<void> {
  for (const element of root.querySelectorAll(`[${late}]`)) {
    element.removeAttribute(late);
    await new Promise(requestAnimationFrame);
    await nextTask();
  }
  delete root.dataset['drawn'];
}
