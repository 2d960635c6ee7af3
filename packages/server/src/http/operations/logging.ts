import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { shortenAddress } from './shorten-address.ts';

/** The fields of an error of the system, of PostgreSQL or of an object storage that are logged. */
const loggedFields = ['code', 'severity', 'table', 'column', 'constraint', 'syscall', '$metadata'] as const;

/** The path alone. That of a share is logged as `/s/` only, however it is encoded: whoever reads its token may open it. */
function withoutToken(url: string): string {
  const path = url.replace(/\?.*$/s, '');
  // Encoded more than once, too: see `readableUrl`.
  const readable = path.replace(/%(?:25)*([0-7][\da-f])/gi, (_, sign: string) => String.fromCodePoint(Number.parseInt(sign, 16)));
  return /^\/+s\//i.test(readable) ? '/s/…' : path;
}

const serializers = {
  /** Never the query: a password reset link carries its token there. No whole address either: it tells who has looked at whose photos. */
  req: ({ id, method, url, ip }: FastifyRequest) => ({ id, method, path: withoutToken(url), ip: shortenAddress(ip) }),
  /** Only the fields named here: PostgreSQL's `detail` repeats whole rows, with addresses and password hashes. */
  err: (error: unknown) => {
    if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
    const fields = new Map<string, unknown>(Object.entries(error));
    return {
      type: error.name,
      message: error.message,
      stack: stackOf(error),
      ...Object.fromEntries(loggedFields.filter((name) => fields.has(name)).map((name) => [name, fields.get(name)])),
    };
  },
};

/** The stack, and the stacks of its causes: one, or several of an AggregateError. */
function stackOf(error: Error): string {
  const { stack = error.message, cause } = error;
  const led: unknown[] = [...(error instanceof AggregateError ? error.errors : []), cause];
  return [stack, ...led.filter((one) => one instanceof Error).map((one) => `caused by: ${stackOf(one)}`)].join('\n');
}

/** The logger's options: lines of requests and errors hold no secret. */
export function withoutSecrets(logger: NonNullable<FastifyServerOptions['logger']>): NonNullable<FastifyServerOptions['logger']> {
  if (logger === false) return false;
  return logger === true ? { serializers } : { ...logger, serializers: { ...logger.serializers, ...serializers } };
}
