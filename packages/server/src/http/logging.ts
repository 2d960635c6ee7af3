import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** Never the query: a link for a new password carries its token there. */
const serializers = {
  req: ({ id, method, url, ip }: FastifyRequest) => ({ id, method, path: url.split('?')[0], ip }),
};

/** The logger's options with request lines that hold no secret. */
export function withoutSecrets(logger: NonNullable<FastifyServerOptions['logger']>): NonNullable<FastifyServerOptions['logger']> {
  if (logger === false) return false;
  return logger === true ? { serializers } : { ...logger, serializers: { ...logger.serializers, ...serializers } };
}
