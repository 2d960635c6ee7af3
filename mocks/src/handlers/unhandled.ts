import { http, HttpResponse, type RequestHandler } from 'msw';
import { anywhere } from './mock.ts';

/** The last handlers: an unmocked call gets a network error, and is reported as `GET /api/…`. */
export function catchUnhandled(onUnhandled: (call: string) => void, baseUrl = anywhere): RequestHandler[] {
  return ['/api/*', '/photographers', '/photographers/*', '/photographer/*'].map((path) =>
    http.all(baseUrl + path, ({ request }) => {
      onUnhandled(`${request.method} ${new URL(request.url).pathname}`);
      return HttpResponse.error();
    }),
  );
}
