import { usualEngines } from '../support/servers/engines.ts';
import type { Portal } from './portal.ts';
import { startMocks } from './start-mocks.ts';
import { startServer } from './start-server.ts';

/** The implementations that the suite runs against: the mocks, and the server on every database of this run. */
export const backends: readonly (readonly [name: string, start: () => Promise<Portal>])[] = [
  ['the mocks', startMocks],
  ...usualEngines().map((engine) => [`the server on ${engine}`, () => startServer(engine)] as const),
];

/** Milliseconds that a case or the start of a portal may take on a busy machine. */
export const timeout = 60_000;
