/**
 * Clicks one of the page's links. React Aria takes `link.click()` for the click of a screen reader: a dialog that opens next would delay its focus,
 * and lose it.
 */
export function clickLink(link: HTMLAnchorElement): void {
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}
