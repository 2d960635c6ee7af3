import { escapeHtml } from '../platform/escape-html.ts';

/** The metadata of a page for search engines and link previews. */
export interface PageHead {
  title: string;
  /** One or two sentences; `null`: the general ones of the built page. */
  description: string | null;
  /** Path of the page's canonical address, without query variants except for the page of a list; `null`: not to be indexed. */
  canonical: string | null;
  image: { path: string; width: number | null; height: number | null } | null;
  /** Structured data, https://schema.org. */
  data: Readonly<Record<string, unknown>> | null;
  /** The title of its preview in a messenger, where it is not indexed. */
  preview?: string;
  /** The path that a preview leads to, where it shows something that has a page of its own. */
  previewPath?: string;
}

function meta(kind: 'name' | 'property', name: string, content: string | number): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(String(content))}">`;
}

/** The tags that come before `</head>`. Addresses are absolute, because previews are made elsewhere. */
function tags(head: PageHead, publicUrl: string): string[] {
  const { title, description, canonical, image, data, preview, previewPath } = head;
  if (canonical === null)
    return [meta('name', 'robots', 'noindex'), ...(preview === undefined ? [] : [meta('property', 'og:title', preview)])];
  return [
    `<link rel="canonical" href="${escapeHtml(publicUrl + canonical)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Диафрагма'),
    meta('property', 'og:locale', 'ru_RU'),
    meta('property', 'og:title', title),
    ...(description === null ? [] : [meta('property', 'og:description', description)]),
    meta('property', 'og:url', publicUrl + (previewPath ?? canonical)),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(image ? [meta('property', 'og:image', publicUrl + image.path)] : []),
    // Without scripts no dialog opens: its address leads to the page of the same thing.
    ...(previewPath === undefined ? [] : [`<noscript><meta http-equiv="refresh" content="0;url=${escapeHtml(previewPath)}"></noscript>`]),
    ...(image?.width ? [meta('property', 'og:image:width', image.width)] : []),
    ...(image?.height ? [meta('property', 'og:image:height', image.height)] : []),
    // `<` in somebody's name could end the element.
    ...(data ? [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`] : []),
  ];
}

/** The built page with its head filled in. */
export function writeHead(html: string, head: PageHead, publicUrl: string): string {
  const { description } = head;
  const named = html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>`);
  const described =
    description === null ? named : named.replace(/<meta\s+name="description"[^>]*>/, () => meta('name', 'description', description));
  return described.replace('</head>', () => `${tags(head, publicUrl).join('')}</head>`);
}
