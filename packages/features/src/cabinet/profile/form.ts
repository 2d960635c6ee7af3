import {
  changedFields,
  linkFault,
  limits,
  type LinkType,
  makeSocialLink,
  optionalEmail,
  phoneText,
  type Profile,
  type ProfileFields,
  type ProfileInput,
  requiredText,
  sentences,
  type SocialNetwork,
  socialNetworks,
  socialUsername,
} from '@portal/api';
import * as z from 'zod/mini';
import type { CardFacts } from '../completion/completion.ts';

const price = (min: number, error: string) =>
  z.nullable(z.int(sentences.priceWhole).check(z.minimum(min, error), z.maximum(limits.priceMax, sentences.priceMax)));

const links = z.record(z.string(), z.string()).check(({ value, issues }) => {
  for (const { id, code } of socialNetworks) {
    const message = linkFault(id, value[code] ?? '');
    if (message) issues.push({ code: 'custom', input: value[code], path: [code], message });
  }
});

/** The card as it is typed. */
export const profileForm = z.object({
  firstName: requiredText(limits.nameLength, sentences.firstNameRequired, sentences.nameLength),
  lastName: requiredText(limits.nameLength, sentences.lastNameRequired, sentences.nameLength),
  city: requiredText(limits.cityLength, sentences.cityRequired, sentences.cityLength),
  bio: requiredText(limits.bioLength, sentences.bioRequired, sentences.bioLength),
  email: optionalEmail,
  phone: phoneText,
  hourlyRate: price(limits.hourlyRateMin, sentences.rateMin),
  minProductPrice: price(0, sentences.priceInvalid),
  /** What is typed for each network, by its code: a name or a whole address. */
  links,
  categories: z.array(z.int()).check(z.minLength(limits.categoriesMin, sentences['categories.validation.required'])),
});
export type ProfileForm = z.output<typeof profileForm>;

/** A saved card in the form. */
export function toForm(profile: Profile): ProfileForm {
  // A website or a phone among them has no field here, and could only spoil the form unseen.
  const networkLinks = profile.socialLinks.filter(({ networkId }) => networkId !== null);
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    city: profile.city ?? '',
    bio: profile.bio ?? '',
    email: profile.email ?? '',
    phone: profile.phone ?? '',
    hourlyRate: profile.hourlyRate,
    minProductPrice: profile.minProductPrice,
    links: {
      ...Object.fromEntries(socialNetworks.map(({ code }) => [code, ''])),
      ...Object.fromEntries(networkLinks.map(({ type, username, url }) => [type, username ?? url])),
    },
    categories: profile.categories.toSorted((a, b) => a - b),
  };
}

/** Links with something in them, in the order in which they are sent. */
function filledLinks(links: ProfileForm['links']) {
  return socialNetworks.flatMap(({ id, code }) => {
    const username = socialUsername(id, links[code] ?? '');
    return username ? [{ code, networkId: id, username }] : [];
  });
}

/** The whole card as the call takes it. Empty contacts are null. */
export function toInput({ links, email, phone, ...values }: ProfileForm): ProfileFields {
  const socialLinks = filledLinks(links).map(({ networkId, username }) => ({ networkId, username }));
  return { ...values, email: email || null, phone: phone || null, socialLinks };
}

/** What is saved of a form that was loaded as `known`: the fields that were changed, and what they were. */
export function toChanges(known: ProfileForm, typed: ProfileForm, values = typed): ProfileInput {
  const changed = changedFields(known, typed).map((field) => (field.startsWith('links.') ? 'socialLinks' : field));
  const some = (form: ProfileForm) => Object.fromEntries(Object.entries(toInput(form)).filter(([field]) => changed.includes(field)));
  return { ...some(values), known: some(known) };
}

/** The form's field for a field of the wire: links are numbered there and named here. */
export function fieldOf(wireField: string, sent: ProfileForm): string {
  const number = /^social_links\.(\d+)/.exec(wireField)?.[1];
  if (number !== undefined) return `links.${filledLinks(sent.links)[Number(number)]?.code ?? ''}`;
  const [head = ''] = wireField.split('.');
  if (head === 'specializations') return 'categories';
  return head.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** How complete the card is while it is being typed. */
export function factsOfForm(values: ProfileForm, avatar: string | null, hasPortfolio: boolean): CardFacts {
  return { ...values, avatar, socialLinks: filledLinks(values.links).length, hasPortfolio };
}

/** The links of what is typed, ready to show. */
export function linksOf(values: ProfileForm) {
  return filledLinks(values.links).flatMap(({ networkId, username }) => makeSocialLink(networkId, username) ?? []);
}

/** These two stand among the contacts, also before the list of networks has come; the others follow (ledger CON-56). */
const nearest: readonly LinkType[] = ['telegram', 'vk'];

/**
 * The networks with a field. One that is not active has none (ledger ENT-22), Telegram and VK included (PROF-23, PROF-24),
 * unless the card links to it: nobody's link stays where its owner cannot remove it.
 */
export function offeredNetworks(networks: readonly SocialNetwork[] | null, { socialLinks }: Profile): SocialNetwork[] {
  const isLinked = (id: number) => socialLinks.some(({ networkId }) => networkId === id);
  const known =
    networks?.filter(({ id, isActive }) => isActive || isLinked(id)) ?? socialNetworks.filter(({ code }) => nearest.includes(code));
  const isNear = ({ code }: SocialNetwork) => nearest.includes(code);
  const near = nearest.flatMap((code) => known.find((network) => network.code === code) ?? []);
  return [...near, ...known.filter((network) => !isNear(network))];
}

/** Where the text of a network's field will lead, as people write it: «t.me/anna»; nothing where it is refused. */
export function addressOf(networkId: number, typed: string): string | undefined {
  if (linkFault(networkId, typed)) return undefined;
  const url = makeSocialLink(networkId, socialUsername(networkId, typed))?.url;
  return url && decodeURI(url).replace(/^https:\/\/(www\.)?/, '');
}

/** Spaces and marks that no mailbox's address holds are not entered (ledger PROF-69); letters of other alphabets stay, and get their message. */
export function emailTyped(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}@._+-]/gu, '');
}

/** Spaces and marks that no address holds are not entered; letters of other alphabets stay, and get their message. */
export function linkTyped(text: string): string {
  return text.replace(/[\s<>"'`{}|\\^]/g, '');
}
