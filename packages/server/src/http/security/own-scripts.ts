import { hashSource } from './hash-source.ts';

/** The scripts that stand inside a built page, as a content-security policy names them. */
export const ownScripts = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => hashSource(code));
