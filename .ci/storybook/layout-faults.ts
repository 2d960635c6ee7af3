/**
 * What does not fit on the page: text that runs down an edge a letter or two in each line; texts, fields and buttons that lie over each other;
 * text that leaves its frame or is cut by it; and what is outside of the window. Runs in the page and uses nothing from outside, because the walk
 * sends it there as text.
 */
/* oxlint-disable unicorn/consistent-function-scoping -- the page has only this function */
export function layoutFaults(): string[] {
  type Edges = Record<'left' | 'top' | 'right' | 'bottom', number>;
  interface Box extends Edges {
    name: string;
    node: Element;
  }
  /** What its style says of an element, read once: most are around many texts. */
  interface Look {
    rect: DOMRect;
    isHidden: boolean;
    /** It shows only what is inside of it. */
    clips: boolean;
    /** What it clips can be scrolled to, or is shortened with an ellipsis. */
    isReachable: boolean;
    /** It has an edge that is seen. */
    isFramed: boolean;
    isFixed: boolean;
    layer: Element | null;
  }
  /** Less is a matter of rounding. */
  const slack = 4;
  const faults = new Set<string>();
  const looks = new Map<Element, Look>();

  const lookOf = (node: Element): Look => {
    const known = looks.get(node);
    if (known) return known;
    const style = getComputedStyle(node);
    const { position, overflowX, overflowY, textOverflow, backgroundColor, backgroundImage } = style;
    const look = {
      rect: node.getBoundingClientRect(),
      isHidden: style.visibility === 'hidden' || style.opacity === '0' || style.clipPath !== 'none',
      clips: overflowX !== 'visible' || overflowY !== 'visible',
      isReachable: /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis',
      isFramed:
        (Number.parseFloat(style.borderLeftWidth) > 0 && Number.parseFloat(style.borderRightWidth) > 0) ||
        backgroundImage !== 'none' ||
        !/rgba\(0, 0, 0, 0\)|\/ 0\)/.test(backgroundColor),
      isFixed: position === 'fixed',
      // What is meant to lie over the page: dialogs, and bars that stick. Only boxes of one layer are compared.
      layer: position === 'fixed' || position === 'sticky' ? node : node.parentElement && lookOf(node.parentElement).layer,
    };
    looks.set(node, look);
    return look;
  };

  /** The visible part of a box: what its scroll containers show of it. */
  const visible = (node: Element, { left, top, right, bottom }: Edges): Edges | null => {
    const box = { left, top, right, bottom };
    for (let around: Element | null = node; around && around !== document.body; around = around.parentElement) {
      const { rect, isHidden, clips, isFixed } = lookOf(around);
      if (isHidden) return null;
      if (clips) {
        box.left = Math.max(box.left, rect.left);
        box.top = Math.max(box.top, rect.top);
        box.right = Math.min(box.right, rect.right);
        box.bottom = Math.min(box.bottom, rect.bottom);
      }
      if (isFixed) break;
    }
    return box.right - box.left > slack && box.bottom - box.top > slack ? box : null;
  };

  /** Far below the window (content-visibility) it is not, and boxes around it have guessed sizes. */
  const isLaidOut = (node: Element): boolean => node.checkVisibility({ contentVisibilityAuto: true });

  /** How a line of text leaves its frame: the nearest box around it with an edge that is seen, or that clips. */
  const leaves = (node: Element, line: Edges): string | null => {
    for (let around: Element | null = node; around && around !== document.body; around = around.parentElement) {
      const { rect, clips, isReachable, isFramed } = lookOf(around);
      if (clips && isReachable) return null;
      if (!clips && !isFramed) continue;
      const isInside = line.left >= rect.left - slack && line.right <= rect.right + slack;
      if (isInside) continue;
      return clips ? 'is cut by its frame' : 'is outside of its frame';
    }
    return null;
  };

  /** What looks like the field: mostly a box around it and its icons. */
  const frameOf = (field: Element): Element => {
    const { height } = lookOf(field).rect;
    for (let around: Element | null = field; around && lookOf(around).rect.height <= 2 * height; around = around.parentElement) {
      if (lookOf(around).isFramed) return around;
    }
    return field;
  };

  /** Over all of its card, as a link or a play button is. */
  const isStretched = (control: Element): boolean => {
    const { rect } = lookOf(control);
    const card = control.parentElement?.getBoundingClientRect();
    const isAsLarge = card !== undefined && Math.abs(card.width - rect.width) <= slack && Math.abs(card.height - rect.height) <= slack;
    return isAsLarge && getComputedStyle(control).position === 'absolute';
  };

  const boxes: Box[] = [];
  const add = (name: string, node: Element, rect: Edges) => {
    const seen = visible(node, rect);
    if (seen) boxes.push({ name, node, ...seen });
  };
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const node = text.parentElement;
    const words = text.data.trim();
    if (!node || words === '' || node.closest('script, style, [aria-hidden="true"], option, textarea, svg')) continue;
    if (!isLaidOut(node)) continue;
    range.selectNodeContents(text);
    const whole = range.getBoundingClientRect();
    if (!visible(node, whole)) continue;
    const lines = [...range.getClientRects()];
    const letter = Number.parseFloat(getComputedStyle(node).fontSize);
    const name = `«${words.slice(0, 40)}»`;
    const rows = new Set(lines.map(({ top }) => Math.round(top))).size;
    const isOneLetterWide = rows >= 2 && whole.width < 1.4 * letter && /\S{3}/.test(words);
    if (isOneLetterWide || (rows >= 4 && whole.width < 2.2 * letter)) faults.add(`${name} runs down in ${rows} lines`);
    for (const line of lines) {
      // As high as its letters: the box of a large font is higher than its line.
      const middle = (line.top + line.bottom) / 2;
      add(name, node, { left: line.left, right: line.right, top: middle - 0.4 * letter, bottom: middle + 0.4 * letter });
      const how = line.width > slack && leaves(node, line);
      if (how) faults.add(`${name} ${how}`);
    }
  }
  const fields = 'input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea, select';
  for (const control of document.querySelectorAll(`${fields}, button, [role=button], [role=tab], a[href]`)) {
    // Of a link in a text its lines are compared.
    if (getComputedStyle(control).display === 'inline' || control.closest('[aria-hidden="true"]') || !isLaidOut(control)) continue;
    const words = control.getAttribute('aria-label') ?? ((control as HTMLInputElement).placeholder || control.textContent.trim());
    const kind = control.matches(fields) ? 'field' : 'control';
    const name = `the ${kind} «${words.slice(0, 40)}»`;
    if (kind === 'field') {
      const frame = frameOf(control);
      add(name, frame, lookOf(frame).rect);
      continue;
    }
    const { rect, isFramed } = lookOf(control);
    // Under what is on its card.
    if (isStretched(control)) continue;
    range.selectNodeContents(control);
    // Icons side by side may share the space around them.
    add(name, control, isFramed || !control.hasChildNodes() ? rect : range.getBoundingClientRect());
  }

  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
    faults.add(`the page scrolls sideways, because of ${wide.at(-1)?.outerHTML.slice(0, 120)}`);
  }
  for (const [index, one] of boxes.entries()) {
    if (one.right > clientWidth + slack || one.left < -slack) faults.add(`${one.name} is outside of the window`);
    for (const other of boxes.slice(index + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across <= slack || down <= slack || lookOf(one.node).layer !== lookOf(other.node).layer) continue;
      if (one.node === other.node || one.node.contains(other.node) || other.node.contains(one.node)) continue;
      faults.add(`${one.name} and ${other.name} lie over each other`);
    }
  }
  return [...faults];
}
