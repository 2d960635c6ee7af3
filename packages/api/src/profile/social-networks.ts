/** The kinds of link that the portal has a name and an icon for (D1 §3). */
export const linkTypes = [
  'vk',
  'instagram',
  'facebook',
  'telegram',
  'whatsapp',
  'viber',
  'phone',
  'email',
  'website',
  'twitter',
  'youtube',
  'tiktok',
] as const;
export type LinkType = (typeof linkTypes)[number];

/** A network that a profile may link to. Its id is used in the API (D1 §3). */
export interface SocialNetwork {
  id: number;
  code: LinkType;
  /** Its display name. */
  name: string;
  /** The address of a profile is this and the user name. */
  baseUrl: string;
  placeholder: string;
  isActive: boolean;
}

export const socialNetworks: readonly SocialNetwork[] = [
  { id: 1, code: 'instagram', name: 'Instagram', baseUrl: 'https://www.instagram.com/', placeholder: 'anna.photo', isActive: true },
  { id: 2, code: 'vk', name: 'ВКонтакте', baseUrl: 'https://vk.com/', placeholder: 'vk.com/anna.photo', isActive: true },
  { id: 3, code: 'telegram', name: 'Telegram', baseUrl: 'https://t.me/', placeholder: 'annaphoto', isActive: true },
  { id: 4, code: 'youtube', name: 'YouTube', baseUrl: 'https://www.youtube.com/@', placeholder: 'annaphoto', isActive: true },
  { id: 5, code: 'facebook', name: 'Facebook', baseUrl: 'https://www.facebook.com/', placeholder: 'anna.photo', isActive: true },
  { id: 6, code: 'twitter', name: 'X (Twitter)', baseUrl: 'https://x.com/', placeholder: 'annaphoto', isActive: true },
  { id: 7, code: 'tiktok', name: 'TikTok', baseUrl: 'https://www.tiktok.com/@', placeholder: 'annaphoto', isActive: true },
  { id: 8, code: 'whatsapp', name: 'WhatsApp', baseUrl: 'https://wa.me/', placeholder: '79001234567', isActive: true },
];

/** The network of an id that came over the wire, also one that is not active; undefined where there is none. */
export function networkById(id: number): SocialNetwork | undefined {
  return socialNetworks.find((network) => network.id === id);
}
