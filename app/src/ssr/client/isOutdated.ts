/** Whether the browser is older than those of app/build/browsers: what the last of them got is in Chrome 111, Firefox 121 and Safari 16.4. */
export const isOutdated = (): boolean =>
  !(CSS.supports('color', 'color-mix(in srgb, red, red)') && CSS.supports('selector(:has(a))') && CSS.supports('width', '1lh'));

/** Says it on the page, which can still be read where it was rendered by the server. Part of the inline script `firstPaint`. */
export function tellIfOutdated(): void {
  addEventListener('DOMContentLoaded', () => {
    if (isOutdated()) document.querySelector('.outdated')?.removeAttribute('hidden');
  });
}
