import { createHash } from 'node:crypto';

/** What stands inside a page, as a content-security policy names it: by the hash of its exact text. */
export const hashSource = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
