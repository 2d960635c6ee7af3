import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { errorCode, StartupError } from './startup-error.ts';

/** Listens at the configured address, and answers it. */
export async function listen(app: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    throw new StartupError(refusal(errorCode(error), port, host), { cause: error });
  }
}

function refusal(code: string, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another process: stop it, or choose another one with PORT.`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user: choose one above 1023 with PORT.`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `HOST ${host} is not an address of this machine.`;
    default:
      return `The server cannot listen on ${host}, port ${port} (${code}).`;
  }
}
