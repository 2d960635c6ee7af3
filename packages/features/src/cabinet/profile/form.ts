import {
  camelCase,
  profileFieldsOf,
  changedFields,
  linkFault,
  type LinkType,
  makeSocialLink,
  type Profile,
  type ProfileFields,
  type ProfileInput,
  type SocialNetwork,
  socialNetworks,
  socialUsername,
  typedFields,
} from '@portal/api';
import * as z from 'zod/mini';
import type { CardFacts } from '../completion/completion.ts';

const links = z.record(z.string(), z.string()).check(({ value, issues }) => {
  for (const { id, code } of socialNetworks) {
    const message = linkFault(id, value[code] ?? '');
    if (message) issues.push({ code: 'custom', input: value[code], path: [code], message });
  }
});

/** The card as it is typed, with the links by the codes of their networks: a name or a whole address. */
export const profileForm = z.object({ ...typedFields, links, version: z.string() });
export type ProfileForm = z.output<typeof profileForm>;

/** A saved card in the form. */
export function toForm(profile: Profile): ProfileForm {
  // A website or a phone among them has no field here, and would only make the form invalid invisibly.
  const networkLinks = profile.socialLinks.filter(({ networkId }) => networkId !== null);
  const { socialLinks: _, email, phone, categories, ...fields } = profileFieldsOf(profile);
  return {
    ...fields,
    email: email ?? '',
    phone: phone ?? '',
    links: {
      ...Object.fromEntries(socialNetworks.map(({ code }) => [code, ''])),
      ...Object.fromEntries(networkLinks.map(({ type, username, url }) => [type, username ?? url])),
    },
    categories: categories.toSorted((a, b) => a - b),
    version: profile.version ?? '',
  };
}

/** Links with a value, in the order in which they are sent. */
function filledLinks(links: ProfileForm['links']) {
  return socialNetworks.flatMap(({ id, code }) => {
    const username = socialUsername(id, links[code] ?? '');
    return username ? [{ code, networkId: id, username }] : [];
  });
}

/** The whole card as the call takes it. Empty contacts are null. */
export function toInput({ links, email, phone, version: _, ...values }: ProfileForm): ProfileFields {
  const socialLinks = filledLinks(links).map(({ networkId, username }) => ({ networkId, username }));
  return { ...values, email: email || null, phone: phone || null, socialLinks };
}

/** The fields that were changed in a form that was loaded as `known`, with the values that are to be saved. */
export function toChanges(known: ProfileForm, typed: ProfileForm, values = typed): ProfileInput {
  const changed = changedFields(known, typed).map((field) => (field.startsWith('links.') ? 'socialLinks' : field));
  return Object.fromEntries(Object.entries(toInput(values)).filter(([field]) => changed.includes(field)));
}

/** The form's field for a field of the API: links are numbered there and named here. */
export function fieldOf(wireField: string, sent: ProfileForm): string {
  const number = /^social_links\.(\d+)/.exec(wireField)?.[1];
  if (number !== undefined) return `links.${filledLinks(sent.links)[Number(number)]?.code ?? ''}`;
  const [head = ''] = wireField.split('.');
  if (head === 'specializations') return 'categories';
  return camelCase(head);
}

/** How complete the card is while it is being typed. */
export function factsOfForm(values: ProfileForm, avatar: string | null, hasPortfolio: boolean): CardFacts {
  return { ...values, avatar, socialLinks: filledLinks(values.links).length, hasPortfolio };
}

/** The typed links as they are displayed. */
export function linksOf(values: ProfileForm) {
  return filledLinks(values.links).flatMap(({ networkId, username }) => makeSocialLink(networkId, username) ?? []);
}

/** These two are among the contacts, also before the list of networks has loaded; the others follow (ledger CON-56). */
const nearest: readonly LinkType[] = ['telegram', 'vk'];

/**
 * The networks with a field. An inactive one has none (ledger ENT-22), Telegram and VK included (PROF-23, PROF-24), unless the card links to it: its
 * owner must be able to remove the link.
 */
export function offeredNetworks(networks: readonly SocialNetwork[] | null, { socialLinks }: Profile): SocialNetwork[] {
  const isLinked = (id: number) => socialLinks.some(({ networkId }) => networkId === id);
  const known =
    networks?.filter(({ id, isActive }) => isActive || isLinked(id)) ?? socialNetworks.filter(({ code }) => nearest.includes(code));
  const isNear = ({ code }: SocialNetwork) => nearest.includes(code);
  const near = nearest.flatMap((code) => known.find((network) => network.code === code) ?? []);
  return [...near, ...known.filter((network) => !isNear(network))];
}

/** The address that the text of a network's field leads to, as it is displayed: «t.me/anna»; nothing where it is refused. */
export function addressOf(networkId: number, typed: string): string | undefined {
  if (linkFault(networkId, typed)) return undefined;
  const url = makeSocialLink(networkId, socialUsername(networkId, typed))?.url;
  return url && decodeURI(url).replace(/^https:\/\/(www\.)?/, '');
}

/** Removes spaces and characters that no email address contains (ledger PROF-69) while typing; letters of other alphabets stay, and get an error message. */
export function emailTyped(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}@._+-]/gu, '');
}

/** Removes spaces and characters that no address contains while typing; letters of other alphabets stay, and get an error message. */
export function linkTyped(text: string): string {
  return text.replace(/[\s<>"'`{}|\\^]/g, '');
}
