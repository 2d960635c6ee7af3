import { zipLimits } from '@portal/api';

/**
 * Tells an archive from others of its name, so that an upload that broke off goes on with this one only: of its size,
 * its date, its beginning and its end. Null where the browser cannot say (a page without https).
 */
export async function fingerprintOf(file: File): Promise<string | null> {
  if (!('subtle' in crypto)) return null;
  const dated = new TextEncoder().encode(`${file.size} ${file.lastModified} `);
  const ends = [file.slice(0, zipLimits.chunkBytes), file.slice(Math.max(0, file.size - zipLimits.chunkBytes))];
  const bytes = await new Blob([dated, ...ends]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
