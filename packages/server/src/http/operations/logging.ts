import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** The fields of an error of the system, of PostgreSQL or of an object storage that are logged. */
const loggedFields = ['code', 'severity', 'table', 'column', 'constraint', 'syscall', '$metadata'] as const;

/** The path alone. Of a project's link it is `/s/`: who reads the rest may open it. */
const withoutToken = (url: string): string => url.replace(/\?.*$/s, '').replace(/^\/+s\/.*$/is, '/s/…');

const serializers = {
  /** Never the query: a link for a new password carries its token there. */
  req: ({ id, method, url, ip }: FastifyRequest) => ({ id, method, path: withoutToken(url), ip }),
  /** Only what is named: PostgreSQL's `detail` repeats whole rows, and with them addresses and hashes of passwords. */
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

/** The stack, and those of the errors that led to it: one, or several that failed beside each other. */
function stackOf(error: Error): string {
  const { stack = error.message, cause } = error;
  const led: unknown[] = [...(error instanceof AggregateError ? error.errors : []), cause];
  return [stack, ...led.filter((one) => one instanceof Error).map((one) => `caused by: ${stackOf(one)}`)].join('\n');
}

/** The logger's options with lines of requests and errors that hold no secret. */
export function withoutSecrets(logger: NonNullable<FastifyServerOptions['logger']>): NonNullable<FastifyServerOptions['logger']> {
  if (logger === false) return false;
  return logger === true ? { serializers } : { ...logger, serializers: { ...logger.serializers, ...serializers } };
}
