import type { AppOptions } from '../../src/platform/ports.ts';

/** The options of a server that is called without a network. */
export const testOptions: AppOptions = {
  publicUrl: 'http://localhost:3000',
  signingSecret: 'only for tests',
  shareKeys: [Buffer.alloc(32, 'only for tests')],
  distDir: null,
  rateLimits: false,
  trustProxy: false,
  logger: false,
  editorUrl: '',
  productUrl: '',
  tutorials: [],
  version: '0.0.0',
};
