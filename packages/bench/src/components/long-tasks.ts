import type { Page } from 'playwright';

/** Tasks of more than 50 ms while something is done, and the most elements that stood in the page meanwhile. */
export async function longTasks(page: Page, act: () => Promise<unknown>): Promise<{ tasks: number; elements: number }> {
  const watching = await page.evaluateHandle(() => {
    const seen = { tasks: 0, elements: 0, stop: (): void => undefined };
    const observer = new PerformanceObserver((list) => void (seen.tasks += list.getEntries().length));
    observer.observe({ type: 'longtask' });
    const count = setInterval(() => void (seen.elements = Math.max(seen.elements, document.querySelectorAll('*').length)), 100);
    seen.stop = () => {
      observer.disconnect();
      clearInterval(count);
    };
    return seen;
  });
  await act();
  // An observer is notified of a task when it is over.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return watching.evaluate(({ tasks, elements, stop }) => {
    stop();
    return { tasks, elements };
  });
}
