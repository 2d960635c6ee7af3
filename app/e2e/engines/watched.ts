import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Records exceptions, errors in the console and refusals of the content-security policy: drivers report them too late, or not at all. */
const script = `(() => {
  const problems = (window.problems = []);
  addEventListener('error', (event) => event.message && problems.push('exception: ' + event.message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push('rejection: ' + (reason && reason.message || reason)));
  document.addEventListener('securitypolicyviolation', (event) => problems.push('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
  const write = console.error;
  console.error = (...texts) => { problems.push('console: ' + texts.map(String).join(' ')); write(...texts); };
})();`;

const path = '/watched.js';

/** A server in front of another one: each page loads that script first, from its own origin, which the policy allows. */
export async function watched(originOf: (own: string) => Promise<string>): Promise<{ url: string; close: () => void }> {
  let target: URL | undefined;
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // Pages come unpacked, to write into them.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const to = { host: target?.hostname, port: target?.port, path: incoming.url, method: incoming.method, headers };
    const forwarded = request(to, (answer) => {
      const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
      if (isPage) delete answer.headers['content-length'];
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!isPage) answer.pipe(outgoing);
      else void text(answer).then((page) => outgoing.end(page.replace(/<head[^>]*>/, `$&<script src="${path}"></script>`)));
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  };
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === path) outgoing.setHeader('content-type', 'text/javascript').end(script);
    else forward(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  target = new URL(await originOf(url));
  return {
    url,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
