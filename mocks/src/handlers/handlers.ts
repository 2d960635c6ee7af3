import type { Endpoint } from '@portal/api';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { account } from './account.ts';
import { directory } from './directory.ts';
import { education } from './education.ts';
import { gallery } from './gallery.ts';
import { cards } from './projects/cards.ts';
import { groups } from './projects/groups.ts';
import { anywhere, type Mock } from './mock.ts';
import { projectImages } from './projects/project-images.ts';
import { portfolioPhotos } from './portfolio-photos.ts';
import { portfolios } from './portfolios.ts';
import { projectShares } from './projects/project-shares.ts';
import { projects } from './projects/projects.ts';
import { profile } from './profile.ts';
import { retouched } from './projects/retouched.ts';
import { session } from './session.ts';
import { sentRetouched } from './projects/send-retouched.ts';
import { shared } from './projects/shared.ts';
import { settings } from './settings.ts';
import { tutorials } from './tutorials.ts';
import { zipUpload } from './projects/zip-upload.ts';
import type { World } from '../world/world.ts';

/** The last handlers: an unmocked call gets a network error, and is reported as `GET /api/…`. */
function catchUnhandled(onUnhandled: (call: string) => void, baseUrl = anywhere): RequestHandler[] {
  return ['/api/*', '/photographers', '/photographers/*', '/photographer/*'].map((path) =>
    http.all(baseUrl + path, ({ request }) => {
      onUnhandled(`${request.method} ${new URL(request.url).pathname}`);
      return HttpResponse.error();
    }),
  );
}

const mocks: readonly Mock[] = [
  session,
  directory,
  profile,
  portfolios,
  portfolioPhotos,
  gallery,
  settings,
  education,
  account,
  projects,
  // Before the calls for one photo, whose URL pattern matches these too.
  retouched,
  projectImages,
  groups,
  cards,
  zipUpload,
  projectShares,
  shared,
  sentRetouched,
  tutorials,
].flat();

/** The calls that have a mock. */
export const mockedEndpoints: readonly Endpoint[] = mocks.map(({ endpoint }) => endpoint);

interface Place {
  /** The portal's origin. Default: the page's own origin, or any outside a browser. */
  baseUrl?: string;
  /** Called for unmocked calls, which get a network error. Without it they are passed through. */
  onUnhandled?: (call: string) => void;
}

/** Handlers for the whole API. */
export function createHandlers(world: World, { baseUrl, onUnhandled }: Place = {}): RequestHandler[] {
  return [
    ...mocks.map((mock) => mock.in(world, baseUrl)),
    mockMedia(world, baseUrl),
    ...(onUnhandled ? catchUnhandled(onUnhandled, baseUrl) : []),
  ];
}

/** Uploaded images. */
function mockMedia(world: World, baseUrl = anywhere): RequestHandler {
  return http.get(`${baseUrl}/media/*`, ({ request }) => {
    const file = world.files.get(new URL(request.url).pathname);
    return file ? new HttpResponse(file) : new HttpResponse(null, { status: 404 });
  });
}
