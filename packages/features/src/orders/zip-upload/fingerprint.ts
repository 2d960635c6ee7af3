import { zipLimits } from '@portal/api';

/**
 * Identifies an archive, so that only the same archive resumes an interrupted upload: by its size, date, first and last bytes. Null where the browser
 * has no crypto (a page without https).
 */
export async function fingerprintOf(file: File): Promise<string | null> {
  if (!('subtle' in crypto)) return null;
  const dated = new TextEncoder().encode(`${file.size} ${file.lastModified} `);
  const ends = [file.slice(0, zipLimits.chunkBytes), file.slice(Math.max(0, file.size - zipLimits.chunkBytes))];
  const bytes = await new Blob([dated, ...ends]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
