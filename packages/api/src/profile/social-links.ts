import * as z from 'zod/mini';
import { contactNames, isContactKind, readContact } from './contact-links.ts';
import { endpoint } from '../contract/endpoint.ts';
import { first, isRecord, unwrapList } from '../contract/unwrap.ts';
import { linkTypes, networkById, type SocialNetwork, socialNetworks } from './social-networks.ts';
import { readSocialLink } from './social-address.ts';
import { data, enveloped } from '../contract/wire.ts';

export const SocialLink = z.object({
  /** Null for a link that belongs to no network of the list (a website, a phone). */
  networkId: z.nullable(z.int()),
  type: z.enum(linkTypes),
  name: z.string(),
  url: z.string(),
  username: z.nullable(z.string()),
});
/** One link of a photographer, ready to be displayed. */
export type SocialLink = z.output<typeof SocialLink>;

/** Public shape: D1 §3, `socialLinks`. */
export const socialLink = z.codec(
  z.object({ id: z.nullable(z.int()), url: z.string(), name: z.string(), icon: z.enum(linkTypes), username: z.nullable(z.string()) }),
  SocialLink,
  {
    decode: ({ id, icon, ...rest }) => ({ networkId: id, type: icon, ...rest }),
    encode: ({ networkId, type, ...rest }) => ({ id: networkId, icon: type, ...rest }),
  },
);

/** A stored link for display, or null when it makes no address. */
export function makeSocialLink(networkId: number, text: string): SocialLink | null {
  const network = networkById(networkId);
  const read = network && readSocialLink(network, text);
  return read ? { networkId, type: network.code, name: network.name, ...read } : null;
}

/** Both forms of a link (ledger CON-66) as the public shape. Addresses are rebuilt from their parts; an unknown one is dropped. */
export function normaliseSocialLinks(raw: unknown): unknown[] {
  if (!Array.isArray(raw)) return [];
  return raw.filter(isRecord).flatMap((link) => {
    const made = contactOf(link) ?? makeSocialLink(networkOf(link)?.id ?? 0, firstText(link, 'username', 'value', 'url'));
    return made ? [z.encode(socialLink, made)] : [];
  });
}

/** A website, a phone, a mailbox or Viber: these have no network's id. */
function contactOf(link: Record<string, unknown>): SocialLink | null {
  const kind = kindsOf(link).find(isContactKind);
  // The address first: the name beside it may be a shortened one for display.
  const found = kind && readContact(kind, firstText(link, 'url', 'value', 'username'));
  return found ? { networkId: null, type: kind, name: contactNames[kind], url: found.url, username: found.shown } : null;
}

/** The kind that the link names itself. */
function kindsOf(link: Record<string, unknown>): string[] {
  return ['type', 'icon', 'code'].map((key) => textOf(link[key]).toLowerCase()).filter((kind) => kind !== '');
}

/** By its code or name; an `id` alone counts only where nothing else names the kind. */
function networkOf(link: Record<string, unknown>): SocialNetwork | undefined {
  const kinds = kindsOf(link);
  const name = textOf(link['name']).toLowerCase();
  const named = socialNetworks.find((one) => kinds.includes(one.code) || one.code === name || one.name.toLowerCase() === name);
  const id = first(link, 'social_network_id', 'networkId') ?? (kinds.length === 0 ? link['id'] : undefined);
  return named ?? networkById(Number(id));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The first of these fields that has a text. */
function firstText(link: Record<string, unknown>, ...keys: string[]): string {
  return keys.map((key) => textOf(link[key])).find((found) => found !== '') ?? '';
}

const network = z.codec(
  z.object({
    id: z.int(),
    code: z.enum(linkTypes),
    name: z.string(),
    icon: z.nullish(z.string()),
    base_url: z.string(),
    placeholder: z.nullish(z.string()),
    is_active: z.boolean(),
  }),
  z.object({
    id: z.int(),
    code: z.enum(linkTypes),
    name: z.string(),
    baseUrl: z.string(),
    placeholder: z.string(),
    isActive: z.boolean(),
  }),
  {
    decode: ({ id, code, name, base_url, placeholder, is_active }) => ({
      id,
      code,
      name,
      baseUrl: base_url,
      placeholder: placeholder ?? '',
      isActive: is_active,
    }),
    encode: ({ baseUrl, isActive, ...rest }) => ({ ...rest, icon: rest.code, base_url: baseUrl, is_active: isActive }),
  },
);

const normaliseNetwork = (raw: unknown): unknown =>
  isRecord(raw) ? { ...raw, base_url: first(raw, 'base_url', 'url'), is_active: raw['is_active'] ?? true } : raw;

/** The networks a profile may link to; only the active ones are offered. */
export const listSocialNetworks = endpoint('listSocialNetworks', 'GET', '/api/photographer/social-links', {
  summary: 'Social networks that a profile may link to',
  access: 'photographer',
  reply: data(z.array(network)),
  read: (raw) => {
    const list = unwrapList(raw, ['social_links', 'items']);
    return enveloped()(Array.isArray(list) ? list.map(normaliseNetwork) : list);
  },
});
