import { limits } from '../contract/limits.ts';
import type { LinkType, SocialNetwork } from './social-networks.ts';

/** Hosts with the same paths for a network, without `www.` and `m.`. */
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

/** Longer than any real address. */
export const addressLength = 2000;

/** A parsed address or name. */
export interface AddressParts {
  /** Empty for a name, undefined where the address cannot be parsed. */
  host: string | undefined;
  /** Without trailing slashes; with the number of its query, where that identifies the page. */
  path: string;
  query: string;
}

const bareHost = (host: string): string => host.toLowerCase().replace(/^(www|m)\./, '');

/** The host of a network alone is no user name. */
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

/** Whether these are the parts of an address of another site. */
export function isForeign(network: SocialNetwork, { host }: AddressParts): boolean {
  return host === undefined || (host !== '' && !hosts[network.code]?.test(host));
}

/** Whether a browser leaves the path unchanged: it resolves `..` to another page. */
export const isPlainPath = (path: string): boolean => !/(^|\/)@?(\.|%2e)+(\/|$)/i.test(path);

interface ReadLink {
  url: string;
  /** The user name; null where the page has none. */
  username: string | null;
}

/**
 * The part of a stored path that may be in an address; characters that no network allows in a name are removed, because an older version may have
 * stored them (D2 §5).
 */
function safePath(network: SocialNetwork, { host, path }: AddressParts): string {
  const page = host !== '' && network.baseUrl.endsWith('@') ? path : path.replace(/^@/, '');
  if (host !== '' || /[/+?]/.test(page)) return /^[\w.@+%/-]+(\?id=\d+)?$/.test(page) ? page : '';
  return page.replace(/youtube|facebook/.test(network.code) ? /[^\w.-]/g : /[^\w.]/g, '');
}

/**
 * The target of a stored link: https, on the network's own host. Built from parts, never taken from a stored address, so that `javascript:`, `//host`
 * and `user@host` cannot get through. Null when there is none to build.
 */
export function readSocialLink(network: SocialNetwork, text: string): ReadLink | null {
  const parts = addressParts(text.slice(0, addressLength));
  const stored = isForeign(network, parts) ? '' : safePath(network, parts);
  if (stored === '' || stored.length > limits.usernameLength || !isPlainPath(stored)) return null;
  // An address names its own target. YouTube pages without a name have other paths than those with one.
  const isBesideNames = parts.host !== '' || /^(channel|c|user)\//.test(stored);
  const base = isBesideNames ? network.baseUrl.replace('@', '') : network.baseUrl;
  const isNumber = network.code === 'whatsapp';
  // Russians often write a number with a leading 8.
  const url = base + (isNumber ? stored.replace(/^8(?=\d{10}$)/, '7').replace(/^\+/, '') : stored);
  const name = url.startsWith(network.baseUrl) ? url.slice(network.baseUrl.length) : '';
  // Only the address distinguishes another country's number that begins with an 8 from a Russian one.
  return { url, username: /^[\w.-]+$/.test(name) && !(isNumber && name.startsWith('8')) ? name : null };
}
