import { isPhone, normalizePhone } from './phone.ts';
import { addressParts, isForeign, isPlainPath } from './social-address.ts';
import type { LinkType, SocialNetwork } from './social-networks.ts';

/**
 * The path patterns in which addresses of people and groups are pasted, by network. The regular expression group is what is stored: a user name, or
 * the whole path of a page without one. Posts, stories, messages and the network's own pages do not match: they are refused, never turned into a
 * name.
 */
const forms: Partial<Record<LinkType, RegExp>> = {
  instagram: /^@?(?!(?:p|reels?|tv|stories|explore|accounts|direct)$)([\w.]+)$/,
  vk: /^(?!.*\.php$|(?:wall|photos?|videos?|audios?|albums?|topic|clips?|story|market|docs?|write|app)\d|(?:feed|im|mail|friends|groups|search|login)$)([\w.]+)$/,
  telegram: /^@?(?!(?:share|joinchat|addlist|login)$)([\w.]+)$|^(\+[\w-]+|(?:joinchat|addlist)\/[\w-]+|s\/\w+)$/,
  youtube: /^@([\w.-]+)$|^(@[\w.-]+\/\w+|(?:channel|c|user)\/[\w.%-]+(?:\/\w+)?)$/,
  facebook:
    /^(?!.*\.php$|(?:watch|reel|stories|photo|groups|pages|people|events|share|login)$)([\w.-]+)$|^(profile\.php\?id=\d+|(?:groups|p)\/[\w.%-]+|(?:people|pages)\/[\w.%-]+\/\d+|share\/\w+)$/,
  twitter: /^@?(?!(?:home|explore|search|i|intent|share|hashtag|login)$)([\w.]+)$|^(i\/user\/\d+)$/,
  tiktok: /^@([\w.]+)$/,
  whatsapp: /^((?:message|qr)\/\w+)$/,
};

/** Other hosts of a network: their paths are no profile pages, or have another form. */
const otherHosts: Partial<Record<LinkType, RegExp>> = {
  youtube: /^youtu\.be$/,
  tiktok: /^v[mt]\.tiktok\.com$/,
  whatsapp: /^((api|web|chat)\.)?whatsapp\.com$/,
};

/** The international number without its plus, which is kept where the digits alone would be read as a Russian number. */
function whatsappNumber(text: string): string | undefined {
  const number = text.replace(/[^\p{L}\d+]/gu, '');
  const digits = number.replace('+', '');
  if (!/^\+?[1-9]\d{9,14}$/.test(number)) return undefined;
  if (isPhone(text)) return digits.length > 11 ? undefined : normalizePhone(text).slice(1);
  return isPhone(digits) ? number : digits;
}

/** The number in a WhatsApp address, with its plus: there it has the country code. */
function addressedNumber({ host, path }: { host: string | undefined; path: string }): string | undefined {
  const number = (host === 'api.whatsapp.com' ? /^send\?phone=(?:\+|%2B)?(\d+)$/ : /^\+?(\d+)$/).exec(path)?.[1];
  return number && `+${number}`;
}

/** Whether the text is an address of another site. */
export function isForeignLink(network: SocialNetwork, text: string): boolean {
  const parts = addressParts(text);
  return isForeign(network, parts) && !otherHosts[network.code]?.test(parts.host ?? '');
}

/** The stored form of an address or a name in a network: what follows its base or its host; nothing where it does not match. */
export function readForm(network: SocialNetwork, text: string): string | undefined {
  const parts = addressParts(text);
  const { host, path, query } = parts;
  if (network.code === 'whatsapp' && !isForeignLink(network, text)) {
    const number = whatsappNumber(host === '' ? path : (addressedNumber(parts) ?? ''));
    if (number) return number;
  }
  // A post of VK opens over a page and is named in its query.
  if (isForeign(network, parts) || !isPlainPath(path) || /(^|&)[wz]=/.test(query)) return undefined;
  const read = (page: string) => forms[network.code]?.exec(page)?.slice(1).find(Boolean);
  if (host !== '') return read(path);
  const name = path.replace(/^@/, '');
  return name.startsWith('@') ? undefined : (read(name) ?? read(`@${name}`));
}
