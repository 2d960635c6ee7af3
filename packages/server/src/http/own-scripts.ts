import { createHash } from 'node:crypto';

/** The scripts that stand inside a built page, as a content-security policy names them: by what they say, to the letter. */
export function ownScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  });
}
