import { limits } from '../contract/limits.ts';
import type { LinkType, SocialNetwork } from './social-networks.ts';

/** Where a network is met under the same paths, without `www.` and `m.`. */
const hosts: Partial<Record<LinkType, RegExp>> = {
  instagram: /^instagram\.com$/,
  vk: /^vk\.(com|ru)$/,
  telegram: /^(t|telegram)\.(me|dog)$/,
  youtube: /^youtube\.com$/,
  facebook: /^((web|mbasic|[a-z]{2}-[a-z]{2})\.)?facebook\.com$|^fb\.com$/,
  twitter: /^(mobile\.)?(x|twitter)\.com$/,
  tiktok: /^tiktok\.com$/,
  whatsapp: /^wa\.me$/,
};

/** Longer than any address that somebody means. */
export const addressLength = 2000;

/** An address or a name, taken apart. */
export interface AddressParts {
  /** Empty for a name, undefined where nothing can be made of the address. */
  host: string | undefined;
  /** Without slashes at its end; with the number of its query, where that identifies the page. */
  path: string;
  query: string;
}

const bareHost = (host: string): string => host.toLowerCase().replace(/^(www|m)\./, '');

/** The host of a network alone is nobody's name. */
const isHost = (text: string): boolean => Object.values(hosts).some((one) => one.test(bareHost(text)));

export function addressParts(text: string): AddressParts {
  const typed = text.trim();
  const isAddress = /^([a-z][a-z\d+.-]*:|[/\\]{2}|www\.|[a-z\d-]+(\.[a-z\d-]+)+\/)/i.test(typed) || isHost(typed);
  const [start = '', query = ''] = typed.replace(/#.*/s, '').split('?', 2);
  const [, host, rest = ''] = isAddress
    ? (/^(?:(?:https?:)?\/\/)?((?:[a-z\d-]+\.)+[a-z\d-]+)(?:\/(.*))?$/i.exec(start) ?? [])
    : ['', '', start];
  const path = rest.replace(/\/+$/, '').replace(/^%40/, '@');
  const number = /^(profile\.php|send)$/.test(path) ? /(?:^|&)((?:id|phone)=(?:\+|%2B)?\d+)(?:&|$)/.exec(query)?.[1] : undefined;
  return { host: host && bareHost(host), path: number ? `${path}?${number}` : path, query };
}

/** Whether these are the parts of an address that is none of this network. */
export function isForeign(network: SocialNetwork, { host }: AddressParts): boolean {
  return host === undefined || (host !== '' && !hosts[network.code]?.test(host));
}

/** Whether a browser leaves the path as it is: it resolves `..` to another page. */
export const isPlainPath = (path: string): boolean => !/(^|\/)@?(\.|%2e)+(\/|$)/i.test(path);

interface ReadLink {
  url: string;
  /** The user's name; null where the page has none. */
  username: string | null;
}

/** What of a stored path may stand in an address; of a name that an older version stored, what no network allows in one goes (D2 §5). */
function safePath(network: SocialNetwork, { host, path }: AddressParts): string {
  const page = host !== '' && network.baseUrl.endsWith('@') ? path : path.replace(/^@/, '');
  if (host !== '' || /[/+?]/.test(page)) return /^[\w.@+%/-]+(\?id=\d+)?$/.test(page) ? page : '';
  return page.replace(/youtube|facebook/.test(network.code) ? /[^\w.-]/g : /[^\w.]/g, '');
}

/**
 * Where a stored link leads: https, on the network's own host. Built from parts, never taken from a stored address:
 * `javascript:`, `//host` and `user@host` cannot come through. Null when there is none to build.
 */
export function readSocialLink(network: SocialNetwork, text: string): ReadLink | null {
  const parts = addressParts(text.slice(0, addressLength));
  const stored = isForeign(network, parts) ? '' : safePath(network, parts);
  if (stored === '' || stored.length > limits.usernameLength || !isPlainPath(stored)) return null;
  // An address names its own target. Pages of YouTube that have no name stand beside the names.
  const isBesideNames = parts.host !== '' || /^(channel|c|user)\//.test(stored);
  const base = isBesideNames ? network.baseUrl.replace('@', '') : network.baseUrl;
  const isNumber = network.code === 'whatsapp';
  // At home a number was written with an 8.
  const url = base + (isNumber ? stored.replace(/^8(?=\d{10}$)/, '7').replace(/^\+/, '') : stored);
  const name = url.startsWith(network.baseUrl) ? url.slice(network.baseUrl.length) : '';
  // Only its address distinguishes another country's number that begins with an 8 from a Russian one.
  return { url, username: /^[\w.-]+$/.test(name) && !(isNumber && name.startsWith('8')) ? name : null };
}
