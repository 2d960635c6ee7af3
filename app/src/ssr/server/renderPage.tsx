import { text } from 'node:stream/consumers';
import type { RenderPage, PageRequest } from '@portal/api';
import { type Bodies, createPageAnswers } from '@portal/features/common';
import { type RenderedAs, serverSession } from '@portal/features/session';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { App } from '../../App.tsx';
import { type PageData, pageDataId, readableAttribute } from '../client/pageData.ts';
import { inlineStylesId, extractInlineStyles } from '../client/inlineStyles.ts';
import { deferredFontsId } from '../client/deferredFonts.ts';
import { titleOf } from '../../navigation/routeHandle.ts';
import { startAttribute } from '../client/startAfterFirstPaint.ts';
import { routes } from '../../routes.tsx';
import { opensDialog } from './opensDialog.ts';
import { codeOf, type Manifest } from './codeOf.ts';
import { splitFonts, preloadedFonts } from './splitFonts.ts';

/** The routes ignore the origin. */
const anyOrigin = 'http://localhost';

/**
 * The styles are inlined in the page. These links keep Vite's preload code from loading the files again; `media="not all"` keeps the
 * browser's preload scanner from doing so, which ignores `disabled`.
 */
const disabledLinks = (styles: readonly string[]): string =>
  styles.map((file) => `<link rel="stylesheet" href="/${file}" media="not all" disabled>`).join('');

function sessionStateOf(signedIn: PageRequest['signedIn']): RenderedAs {
  if (signedIn === null) return { state: 'anonymous' };
  if (signedIn === 'unknown') return { state: 'checking' };
  return { state: 'checking', summary: signedIn === 'nobody' ? null : signedIn };
}

/** Before all other styles, because of two overlapping fonts the later rule wins. Without scripts the media query enables it. */
const deferredFonts = (faces: string): string => `<style id="${deferredFontsId}" media="(scripting: none)">${faces}</style>`;

/** Takes the manifest of the build and a function that reads its files. Returns the function that renders a page on the server. */
export function createRenderPage(manifest: Manifest, readFile: (name: string) => string): RenderPage {
  const handler = createStaticHandler(routes);
  const preloaded = preloadedFonts(readFile('index.html'));
  const sheets = new Map<string, ReturnType<typeof splitFonts>>();
  /** Inlines two dozen small style sheets as one, since each would be a request before the first paint. */
  const sheetOf = (styles: readonly string[]) => {
    const name = styles.join();
    const sheet = sheets.get(name) ?? splitFonts(styles.map(readFile).join(''), preloaded);
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
    let isLacking = false;
    const readAndCheck = async (call: string) => {
      const body = await read(call);
      isLacking ||= body === undefined;
      return body;
    };
    const { prelude } = await prerenderToNodeStream(
      <StrictMode>
        <App session={serverSession(renderedAs)} renderedAs={renderedAs} answers={createPageAnswers(answers, { fetchBody: readAndCheck })}>
          <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
        </App>
      </StrictMode>,
    );
    const rendered = await text(prelude);
    // React emits preloads of images before its elements; they move to the head.
    const hints = /^(?:<link [^>]*>)*/.exec(rendered)?.[0] ?? '';
    const { html, css } = extractInlineStyles(rendered.slice(hints.length));
    // Content still loading (such as the redirect from a page beyond the last one) needs scripts. Text cannot match: React escapes quotes.
    const isBusy = html.includes(' aria-busy="true"');
    const isComplete = !isLacking && !isBusy && signedIn === null && !opensDialog(url.search);
    const pageData: PageData = { renderedAs, answers, modules: code.modules };
    // A `</script>` in somebody's text would end the element.
    const data = JSON.stringify(pageData).replaceAll('<', '\\u003c');
    const { now, later } = sheetOf(code.styles);
    const rootTag = `<div id="root" data-ssr${isComplete ? ` ${startAttribute}="/${code.start}"` : ''}>`;
    return {
      head: `${hints}${deferredFonts(later)}<style>${now}</style>${disabledLinks(code.styles)}<style id="${inlineStylesId}">${css}</style>`,
      root: `${rootTag}${html}</div><script type="application/json" id="${pageDataId}"${isComplete ? ` ${readableAttribute}` : ''}>${data}</script>`,
      styles: [later, now, css],
      isComplete,
      isOwn: renderedAs.state === 'checking' && Boolean(renderedAs.summary),
    };
  };
}
