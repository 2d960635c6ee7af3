import { limits } from './limits.ts';
import { networkById } from './social-networks.ts';

/** Latin letters, digits and the few marks an address or a user's name needs (D2 §5). */
export function isLinkText(text: string): boolean {
  return /^[A-Za-z0-9._\-/:@?=&%+]*$/.test(text);
}

/**
 * The user's name in what was typed or stored: a full address gives its path, a leading @ goes, and so does
 * what no network allows in a name (D2 §5). Dots stay, names such as `anna.photo` need them; hyphens stay in
 * addresses only.
 */
export function socialUsername(text: string): string {
  const typed = text.trim();
  const isAddress = /^(https?:)?\/\//i.test(typed) || /^(www\.)?[a-z0-9-]+(\.[a-z0-9-]+)+\//i.test(typed);
  const path = isAddress ? (typed.replace(/^(https?:)?\/\//i, '').split(/[?#]/)[0] ?? '').split('/').slice(1).join('/') : typed;
  const name = path.replace(/^\/+|\/+$/g, '').replace(/^@/, '');
  return isAddress ? name.replace(/[^A-Za-z0-9._\-/]/g, '') : name.replace(/[^A-Za-z0-9._]/g, '');
}

/**
 * The address of a profile: https, on the network's own host, or '' when there is none to build.
 * Built from parts, never taken from a stored address: `javascript:`, `//host` and `user@host` cannot come through.
 */
export function socialUrl(networkId: number, text: string): string {
  const network = networkById(networkId);
  const name = socialUsername(text);
  if (!network || !name || name.length > limits.usernameLength) return '';
  // Whatsapp knows people by their number with the country's code; at home it is written with an 8.
  return network.baseUrl + (network.code === 'whatsapp' ? name.replace(/^8(?=\d{10}$)/, '7') : name);
}
