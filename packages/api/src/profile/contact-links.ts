import { parsedUrl } from '../contract/parsed-url.ts';
import { isEmail, normalizeEmail } from './email.ts';
import { formatPhone, isPhone, normalizePhone } from './phone.ts';
import type { LinkType } from './social-networks.ts';

/** The target of a link, and the text beside its name. */
interface Reached {
  url: string;
  shown: string;
}

/** Longer than any real address. */
const addressLength = 500;
const schemes = /^(tel:|mailto:|viber:\/\/[a-z]+\?number=)/i;
/** Spaces, and invisible characters, which reverse text or hide in it. */
const unseen = /[\s\p{C}]/u;

/**
 * The kinds of link that are not a user name in a network (ledger CON-55, DATA-14). A server may send them; the form offers none. Each address is
 * built from its checked parts; where they do not match there is none.
 */
const readers = {
  website: readWebsite,
  phone: (text) => reachedBy(readNumber(text), (number) => `tel:${number}`),
  viber: (text) => reachedBy(readNumber(text), (number) => `viber://chat?number=${encodeURIComponent(number)}`),
  email: (text) => {
    const address = normalizeEmail(text.replace(schemes, ''));
    return isEmail(address) ? { url: `mailto:${address}`, shown: address } : null;
  },
} satisfies Partial<Record<LinkType, (text: string) => Reached | null>>;

export type ContactKind = keyof typeof readers;

export const contactNames: Readonly<Record<ContactKind, string>> = {
  website: 'Сайт',
  phone: 'Телефон',
  email: 'Email',
  viber: 'Viber',
};

/** Whether `readContact` reads links of this kind. The other known kinds (ledger DATA-14) are networks, with an id and a user's name. */
export function isContactKind(kind: string): kind is ContactKind {
  return Object.hasOwn(readers, kind);
}

/** The target of a link of this kind, or null when the text names nothing that may be opened. */
export function readContact(kind: ContactKind, text: string): Reached | null {
  return text.length > addressLength ? null : readers[kind](text.trim());
}

/** Any https address with a host name; a missing scheme counts as https. */
function readWebsite(text: string): Reached | null {
  if (unseen.test(text)) return null;
  const address = /^https?:\/\/[^/\\]/i.test(text) ? text : /^[\p{L}\p{N}.-]+\.\p{L}{2,}(\/|$)/u.test(text) ? `https://${text}` : '';
  const url = parsedUrl(address);
  if (!url) return null;
  url.protocol = 'https:';
  // Browsers also open hosts with other characters (`+7a.ru`), but no real host name has any.
  const isNamed = /^([a-z0-9-]+\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/.test(url.hostname);
  if (!isNamed || url.username !== '' || url.password !== '') return null;
  return { url: url.href, shown: url.host.replace(/^www\./, '') };
}

/** +, the country code and the number; a Russian one in any of its spellings, another one only with its +. */
function readNumber(text: string): string {
  const typed = text.replace(schemes, '').replace(/^%2B/i, '+');
  if (!/^\+?[\d\s().-]+$/.test(typed)) return '';
  const digits = typed.replace(/\D/g, '');
  if (isPhone(typed)) return normalizePhone(typed);
  return typed.startsWith('+') && /^(?!7)\d{10,15}$/.test(digits) ? `+${digits}` : '';
}

function reachedBy(number: string, addressOf: (number: string) => string): Reached | null {
  if (number === '') return null;
  return { url: addressOf(number), shown: isPhone(number) && number.startsWith('+7') ? formatPhone(number) : number };
}
