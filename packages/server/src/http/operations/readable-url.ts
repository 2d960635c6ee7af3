/** Takes an address whose path cannot be decoded (`/%E0%A4%A`) literally, so that it is answered like any unknown address, with an error page. */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
