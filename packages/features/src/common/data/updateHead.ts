/** The metadata that the server has written for the first page. */
const ofFirstPage =
  'link[rel=canonical], meta[name=robots], meta[name=description], meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]';

function add(name: 'link' | 'meta', attributes: Readonly<Record<string, string>>): void {
  const tag = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value);
  document.head.append(tag);
}

/** Updates the canonical address after a navigation (null: not to be indexed), and removes the metadata of the previous page. */
export function updateHead(canonical: string | null): void {
  for (const tag of document.head.querySelectorAll(ofFirstPage)) tag.remove();
  if (canonical === null) return add('meta', { name: 'robots', content: 'noindex' });
  const address = location.origin + canonical;
  add('link', { rel: 'canonical', href: address });
  add('meta', { property: 'og:url', content: address });
}
