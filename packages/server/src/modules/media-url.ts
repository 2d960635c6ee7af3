/** The address under which a public file is served. */
export function mediaUrl(key: string): string {
  return `/media/${key}`;
}
