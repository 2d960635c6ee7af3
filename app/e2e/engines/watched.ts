import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

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
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === path) return void outgoing.setHeader('content-type', 'text/javascript').end(script);
    // Pages come unpacked, to write into them.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const forwarded = request(
      { host: target?.hostname, port: target?.port, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
        const { 'content-length': length, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, isPage || length === undefined ? rest : { ...rest, 'content-length': length });
        if (!isPage) return void answer.pipe(outgoing);
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          outgoing.end(
            Buffer.concat(parts)
              .toString()
              .replace(/<head[^>]*>/, `$&<script src="${path}"></script>`),
          ),
        );
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
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
