/**
 * An address whose path is no text (`/%E0%A4%A`), taken literally: so it leads nowhere, as any unknown one, and
 * a person gets an error page.
 */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
