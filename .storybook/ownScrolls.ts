/** For plays: scroll containers inside an element, which would catch wheel and key scrolling of the page. */
export function ownScrolls(part: Element): Element[] {
  return [part, ...part.querySelectorAll('*')].filter(
    (one) => one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY),
  );
}
