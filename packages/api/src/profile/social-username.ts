import { limits } from '../contract/limits.ts';
import { sentences } from '../contract/sentences.ts';
import { addressLength } from './social-address.ts';
import { isForeignLink, readForm } from './social-forms.ts';
import { networkById } from './social-networks.ts';

/** Latin letters, digits and the few characters that an address or a user name needs (D2 §5). */
export function isLinkText(text: string): boolean {
  return /^[A-Za-z0-9._\-/:@?=&%+]*$/.test(text);
}

const formOf = (networkId: number, text: string): string | undefined => {
  const network = networkById(networkId);
  return network && text.length <= addressLength ? readForm(network, text) : undefined;
};

/**
 * The stored form of a name or an address in a network: the user name without its @, or the path of a page that has none (`channel/UC…`,
 * `+invitation`). Empty where the text is neither.
 */
export function socialUsername(networkId: number, text: string): string {
  return formOf(networkId, text) ?? '';
}

/** The error message for the typed text of a network, the same in form and server; nothing where it is empty. */
export function linkFault(networkId: number, text: string): string | undefined {
  const network = networkById(networkId);
  const typed = text.trim();
  if (!network || typed === '') return undefined;
  const stored = formOf(networkId, typed);
  if (stored !== undefined) return stored.length > limits.usernameLength ? sentences.linkLength : undefined;
  if (typed.length > addressLength) return sentences.linkLength;
  if (isForeignLink(network, typed)) return sentences.linkForeign;
  if (network.code === 'whatsapp') return sentences.linkNumber;
  return isLinkText(typed) ? sentences.linkProfile : sentences.linkLatin;
}
