/**
 * The only hosts whose players are framed. The server's content-security policy names the same ones
 * (packages/server/src/http/security/security-headers.ts): a host that is missing there would stay an empty box.
 */
export const players = {
  youtube: 'https://www.youtube-nocookie.com',
  rutube: 'https://rutube.ru',
  vk: 'https://vkvideo.ru',
} as const;

/** Eleven characters, except the two words of that length that stand for lists and channels. */
const youtubeId = /^(?!videoseries$|live_stream$)[\w-]{11}$/;
const rutubeId = /^[\da-f]{32}$/;
const vkNumbers = /^video(-?\d{1,19})_(\d{1,19})$/;

/** An address made of parts that were each checked: nothing of the input is passed on as it is. */
function address(origin: string, path: string, query: Record<string, string>): string {
  const result = new URL(path, origin);
  result.search = new URLSearchParams(query).toString();
  return result.href;
}

function youtube(id: string | undefined): string | null {
  return id !== undefined && youtubeId.test(id) ? address(players.youtube, `/embed/${id}`, { autoplay: '1', rel: '0' }) : null;
}

function youtubePage(url: URL, [first, second]: string[]): string | null {
  if (first === 'watch') return youtube(url.searchParams.get('v') ?? undefined);
  return first === 'embed' || first === 'shorts' || first === 'live' ? youtube(second) : null;
}

/** `/video/{id}`, `/video/private/{id}?p={key}`, `/play/embed/{id}`, `/shorts/{id}`. */
function rutube(url: URL, parts: string[]): string | null {
  const kind = parts.slice(0, -1).join('/');
  const id = parts.at(-1) ?? '';
  if (!['video', 'video/private', 'play/embed', 'shorts'].includes(kind) || !rutubeId.test(id)) return null;
  const key = url.searchParams.get('p') ?? '';
  return address(players.rutube, `/play/embed/${id}`, /^[\w-]{1,64}$/.test(key) ? { p: key } : {});
}

/** `/video-1_2`, any page with `?z=video-1_2/…`, `/video_ext.php?oid=-1&id=2&hash=…`. */
function vk(url: URL, parts: string[]): string | null {
  const query = url.searchParams;
  const named =
    parts[0] === 'video_ext.php' ? `video${query.get('oid')}_${query.get('id')}` : (query.get('z')?.split('/')[0] ?? parts.at(-1) ?? '');
  const [, oid, id] = vkNumbers.exec(named) ?? [];
  if (oid === undefined || id === undefined) return null;
  const hash = query.get('hash') ?? '';
  return address(players.vk, '/video_ext.php', { oid, id, ...(/^[\da-f]{8,64}$/.test(hash) && { hash }), autoplay: '1' });
}

const readers: Record<string, (url: URL, parts: string[]) => string | null> = {
  'youtube.com': youtubePage,
  'm.youtube.com': youtubePage,
  'youtube-nocookie.com': youtubePage,
  'youtu.be': (_url, [id]) => youtube(id),
  'rutube.ru': rutube,
  'vk.com': vk,
  'm.vk.com': vk,
  'vk.ru': vk,
  'vkvideo.ru': vk,
};

/** As `URL.parse`, which Safari 16 lacks. */
function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * The address of the player for a page or a player of YouTube, Rutube or VK Video; `null` for everything else
 * (ledger OPEN-40, narrowed to the hosts that the content-security policy allows).
 */
export function playerAddress(source: string): string | null {
  const url = parsedUrl(source.trim());
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/^www\./, '');
  return Object.hasOwn(readers, host) ? (readers[host]?.(url, url.pathname.split('/').filter(Boolean)) ?? null) : null;
}
