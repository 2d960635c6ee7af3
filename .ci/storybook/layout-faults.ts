/**
 * What does not fit on the page: texts that run down an edge a letter or two in each line, texts and fields that lie over each other, and what is
 * outside of the window. Runs in the page and uses nothing from outside, because the walk sends it there as text.
 */
/* oxlint-disable unicorn/consistent-function-scoping -- the page has only this function */
export function layoutFaults(): string[] {
  interface Box {
    name: string;
    node: Element;
    layer: Element | null;
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  /** Less is a matter of rounding, or the space above and below letters. */
  const slack = 4;
  const faults = new Set<string>();
  const clips = (style: CSSStyleDeclaration) => style.overflowX !== 'visible' || style.overflowY !== 'visible';

  /** The visible part of a box: what its scroll containers show of it. */
  const visible = (node: Element, { left, top, right, bottom }: DOMRect) => {
    const box = { left, top, right, bottom };
    for (let around: Element | null = node; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.visibility === 'hidden' || style.opacity === '0' || style.clipPath !== 'none') return null;
      if (clips(style)) {
        const edge = around.getBoundingClientRect();
        box.left = Math.max(box.left, edge.left);
        box.top = Math.max(box.top, edge.top);
        box.right = Math.min(box.right, edge.right);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
      if (style.position === 'fixed') break;
    }
    return box.right - box.left > slack && box.bottom - box.top > slack ? box : null;
  };

  /** What is meant to lie over the page: dialogs, bars that stick, badges on photos. Only texts of one layer are compared. */
  const layerOf = (node: Element): Element | null => {
    for (let around: Element | null = node; around; around = around.parentElement) {
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(around).position)) return around;
    }
    return null;
  };

  const boxes: Box[] = [];
  const add = (name: string, node: Element, rect: DOMRect) => {
    const seen = visible(node, rect);
    if (seen) boxes.push({ name, node, layer: layerOf(node), ...seen });
  };
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const node = text.parentElement;
    const words = text.data.trim();
    if (!node || words === '' || node.closest('script, style, [aria-hidden="true"], option, textarea, svg')) continue;
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    const whole = range.getBoundingClientRect();
    const size = Number.parseFloat(getComputedStyle(node).fontSize);
    const name = `«${words.slice(0, 40)}»`;
    if (!visible(node, whole)) continue;
    const rows = new Set(lines.map(({ top }) => Math.round(top))).size;
    if (rows >= 4 && whole.width < 2.2 * size) faults.add(`${name} runs down in ${rows} lines`);
    for (const line of lines) add(name, node, line);
  }
  for (const field of document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea, select')) {
    add(`the field «${field.getAttribute('aria-label') ?? (field as HTMLInputElement).placeholder}»`, field, field.getBoundingClientRect());
  }

  for (const [index, one] of boxes.entries()) {
    if (one.right > document.documentElement.clientWidth + slack || one.left < -slack) faults.add(`${one.name} is outside of the window`);
    for (const other of boxes.slice(index + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // The boxes of large letters are higher than their lines.
      const least = Math.max(slack, 0.4 * Math.min(one.bottom - one.top, other.bottom - other.top));
      if (across <= slack || down <= least || one.layer !== other.layer) continue;
      if (one.node === other.node || one.node.contains(other.node) || other.node.contains(one.node)) continue;
      faults.add(`${one.name} and ${other.name} lie over each other`);
    }
  }
  return [...faults];
}
