import { text } from 'node:stream/consumers';
import type { DrawPage, PageAsked } from '@portal/api';
import { type Bodies, createPageAnswers } from '@portal/features/common';
import { type DrawnAs, drawnSession } from '@portal/features/session';
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

/** The origin of an address says nothing to the routes. */
const somewhere = 'http://localhost';

/**
 * They are in the page already: what loads its code finds them named, and does not ask for each of them once more. A slow
 * browser looks ahead in what it has not read yet, and there fetches also what is disabled, but not what is for no medium.
 */
const namesOf = (styles: readonly string[]): string =>
  styles.map((file) => `<link rel="stylesheet" href="/${file}" media="not all" disabled>`).join('');

function drawnAsOf(signedIn: PageAsked['signedIn']): DrawnAs {
  if (signedIn === null) return { state: 'anonymous' };
  if (signedIn === 'unknown') return { state: 'checking' };
  return { state: 'checking', face: signedIn === 'nobody' ? null : signedIn };
}

/**
 * Before all other styles: where the letters of two faces overlap, the later one is taken. Without scripts nobody else turns it on.
 */
const laterLetters = (faces: string): string => `<style id="${deferredFontsId}" media="(scripting: none)">${faces}</style>`;

/** Takes what the app was built into: its manifest, and a way to read its files. Returns how its pages are drawn on the server. */
export function createRenderPage(manifest: Manifest, readFile: (name: string) => string): DrawPage {
  const handler = createStaticHandler(routes);
  const firstFonts = preloadedFonts(readFile('index.html'));
  const sheets = new Map<string, ReturnType<typeof splitFonts>>();
  /** Two dozen small sheets, each a way to the server and back before the first frame: on a drawn page they are one, in it. */
  const sheetOf = (styles: readonly string[]) => {
    const name = styles.join();
    const sheet = sheets.get(name) ?? splitFonts(styles.map(readFile).join(''), firstFonts);
    sheets.set(name, sheet);
    return sheet;
  };

  return async ({ address, signedIn, read }) => {
    const url = new URL(somewhere + address);
    const title = titleOf((matchRoutes(routes, url.pathname) ?? []).map(({ route }) => route));
    const code = title && codeOf(title, manifest);
    if (!code) return null;
    const context = await handler.query(new Request(url));
    if (context instanceof Response) return null;
    const drawnAs = drawnAsOf(signedIn);
    const answers: Bodies = {};
    let isLacking = false;
    const ask = async (call: string) => {
      const body = await read(call);
      isLacking ||= body === undefined;
      return body;
    };
    const { prelude } = await prerenderToNodeStream(
      <StrictMode>
        <App session={drawnSession(drawnAs)} drawnAs={drawnAs} answers={createPageAnswers(answers, { ask })}>
          <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
        </App>
      </StrictMode>,
    );
    const drawn = await text(prelude);
    // React asks for the first pictures before its elements; the browser hears of them before the body.
    const hints = /^(?:<link [^>]*>)*/.exec(drawn)?.[0] ?? '';
    const { html, css } = extractInlineStyles(drawn.slice(hints.length));
    // What is still on its way, such as the last page in the place of one behind it, only code can bring. No words hold this: React escapes quotes.
    const isBusy = html.includes(' aria-busy="true"');
    const isComplete = !isLacking && !isBusy && signedIn === null && !opensDialog(url.search);
    const delivered: PageData = { drawnAs, answers, modules: code.modules };
    // `<` would end the element in the middle of somebody's words.
    const data = JSON.stringify(delivered).replaceAll('<', '\\u003c');
    const { now, later } = sheetOf(code.styles);
    const place = `<div id="root" data-ssr${isComplete ? ` ${startAttribute}="/${code.start}"` : ''}>`;
    return {
      head: `${hints}${laterLetters(later)}<style>${now}</style>${namesOf(code.styles)}<style id="${inlineStylesId}">${css}</style>`,
      root: `${place}${html}</div><script type="application/json" id="${pageDataId}"${isComplete ? ` ${readableAttribute}` : ''}>${data}</script>`,
      styles: [later, now, css],
      isComplete,
      isOwn: drawnAs.state === 'checking' && Boolean(drawnAs.face),
    };
  };
}
