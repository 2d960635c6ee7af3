/** For plays: what scrolls by itself within a part of a page, which would hold the page under the wheel and the keys. */
export function ownScrolls(part: Element): Element[] {
  return [part, ...part.querySelectorAll('*')].filter(
    (one) => one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY),
  );
}
