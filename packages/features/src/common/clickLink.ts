/**
 * Clicks a link of the page's own. `link.click()` looks to React Aria like the click of a screen reader: a dialog that opens next would wait
 * with its focus, and lose it.
 */
export function clickLink(link: HTMLAnchorElement): void {
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}
