/** The server as a library: the start script and the conformance suite use it with their own ports. */
export { createApp, routes } from './app.ts';
export { readConfig } from './platform/process/config.ts';
export type { AppOptions, Ports } from './platform/ports.ts';
export { precompress } from './ssr/precompress.ts';
export { StartupError } from './platform/process/startup-error.ts';
