/** Whether the caller has this content already (RFC 9110 §13.1.2): `If-None-Match` holds one tag, several, or `*`. */
export function hasAlready(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
