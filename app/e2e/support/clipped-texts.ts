import type { Page } from '@playwright/test';

/** Texts that are partly outside the viewport or clipped by an ancestor. Decoration does not count. */
export function clippedTexts(page: Page, viewportWidth: number): Promise<string[]> {
  return page.evaluate((edge) => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim();
      const parent = node.parentElement;
      if (!words || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('[aria-hidden=true], noscript')) continue;
      const boxes: Element[] = [];
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) boxes.push(box);
      // Visually hidden text.
      if (boxes.some((box) => box.getBoundingClientRect().width <= 1)) continue;
      const bounds = boxes.filter((box) => getComputedStyle(box).overflowX !== 'visible').map((box) => box.getBoundingClientRect());
      const from = Math.max(0, ...bounds.map((bound) => bound.left));
      const to = Math.min(edge, ...bounds.map((bound) => bound.right));
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (left < from - 1 || right > to + 1)) cut.push(words);
    }
    return cut;
  }, viewportWidth);
}
