/**
 * Asks again for style sheets that did not come: the bundler's own loader asks for each of them only once, and code
 * that is fetched again would come without its looks.
 */
export async function failedStylesAgain(): Promise<void> {
  const failed = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => sheet === null);
  await Promise.all(failed.map(again));
}

function again(failed: HTMLLinkElement): Promise<void> {
  const { rel, href, crossOrigin, nonce } = failed;
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin, nonce });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new TypeError(`No style sheet: ${href}`)));
    failed.replaceWith(link);
  });
}
