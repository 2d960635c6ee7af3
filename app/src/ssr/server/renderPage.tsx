import { text } from 'node:stream/consumers';
import { listPhotographers, type PageRequest, readReply, type RenderPage } from '@portal/api';
import { type Bodies, createPageAnswers } from '@portal/features/common/data';
import { type RenderedAs, serverSession } from '@portal/features/session';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { App } from '../../App.tsx';
import { type PageData, pageDataId } from '../client/pageData.ts';
import { inlineStylesId, extractInlineStyles } from '../client/inlineStyles.ts';
import { titleOf } from '../../navigation/routeHandle.ts';
import { lateLayoutAttribute } from '../client/layOutAll.ts';
import { preloadedAttribute, scriptsAttribute } from '../client/startAfterFirstPaint.ts';
import { routes } from '../../routes.tsx';
import { codeOf, type Manifest } from './codeOf.ts';

/** The routes ignore the origin. */
const anyOrigin = 'http://localhost';

/**
 * The styles are inlined in the page. These links keep Vite's preload code from loading the files again; `media="not all"` keeps the
 * browser's preload scanner from doing so, which ignores `disabled`.
 */
const disabledLinks = (styles: readonly string[]): string =>
  styles.map((file) => `<link rel="stylesheet" href="/${file}" media="not all" disabled>`).join('');

const listOf = (files: readonly string[]): string => files.map((file) => `/${file}`).join(' ');

/** The canonical address of a list page: the last page, when the requested one is behind it. */
function lastPageFor(url: URL, answers: Bodies): string | null {
  const found = Object.entries(answers).find(([key]) => key.startsWith(`${listPhotographers.name} `));
  if (!found) return null;
  const { items, total, pages } = readReply(listPhotographers, found[1]);
  if (items.length > 0 || total === 0 || !url.searchParams.has('page')) return null;
  const last = new URL(url);
  if (pages === 1) last.searchParams.delete('page');
  else last.searchParams.set('page', String(pages));
  return last.pathname + last.search;
}

function sessionStateOf(signedIn: PageRequest['signedIn']): RenderedAs {
  if (signedIn === null) return { state: 'anonymous' };
  if (signedIn === 'unknown') return { state: 'checking' };
  return { state: 'checking', summary: signedIn === 'nobody' ? null : signedIn };
}

/** Takes the manifest of the build and a function that reads its files. Returns the function that renders a page on the server. */
export function createRenderPage(manifest: Manifest, readFile: (name: string) => string): RenderPage {
  const handler = createStaticHandler(routes);
  const sheets = new Map<string, string>();
  /** Inlines two dozen small style sheets as one, since each would be a request before the first paint. */
  const sheetOf = (styles: readonly string[]) => {
    const name = styles.join();
    const sheet = sheets.get(name) ?? styles.map(readFile).join('');
    sheets.set(name, sheet);
    return sheet;
  };

  return async ({ address, signedIn, read }) => {
    const url = new URL(anyOrigin + address);
    const title = titleOf((matchRoutes(routes, url.pathname) ?? []).map(({ route }) => route));
    const code = title && codeOf(title, manifest);
    if (!code) return null;
    const context = await handler.query(new Request(url));
    if (context instanceof Response) return null;
    const renderedAs = sessionStateOf(signedIn);
    const answers: Bodies = {};
    const { prelude } = await prerenderToNodeStream(
      <StrictMode>
        <App session={serverSession(renderedAs)} renderedAs={renderedAs} answers={createPageAnswers(answers, { fetchBody: read })}>
          <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
        </App>
      </StrictMode>,
      // All content in its place: above some size, React would send a part hidden, and move it into place by a script.
      { progressiveChunkSize: Infinity },
    );
    const rendered = await text(prelude);
    const movedTo = lastPageFor(url, answers);
    // React emits preloads of images before its elements; they move to the head.
    const hints = /^(?:<link [^>]*>)*/.exec(rendered)?.[0] ?? '';
    const { html, css } = extractInlineStyles(rendered.slice(hints.length));
    const pageData: PageData = { renderedAs, answers };
    // A `</script>` in somebody's text would end the element.
    const data = JSON.stringify(pageData).replaceAll('<', '\\u003c');
    const sheet = sheetOf(code.styles);
    const lists = `${scriptsAttribute}="${listOf(code.scripts)}" ${preloadedAttribute}="${listOf(code.preloaded)}"`;
    return {
      head: `${hints}<style>${sheet}</style>${disabledLinks(code.styles)}<style id="${inlineStylesId}">${css}</style>`,
      root: `<div id="root" data-ssr ${lateLayoutAttribute} ${lists}>${html}</div><script type="application/json" id="${pageDataId}">${data}</script>`,
      styles: [sheet, css],
      isPhotoFirst: title === 'shared' && hints !== '',
      isOwn: title === 'shared' || (renderedAs.state === 'checking' && Boolean(renderedAs.summary)),
      ...(movedTo !== null && { movedTo }),
    };
  };
}
