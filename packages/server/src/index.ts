/** The server as a library: the start script and the conformance suite put it together with their own ports. */
export { createApp, routes } from './app.ts';
export { readConfig } from './config.ts';
export type { AppOptions, Ports } from './ports.ts';
export { precompress } from './http/precompress.ts';
export { StartupError } from './platform/startup-error.ts';
