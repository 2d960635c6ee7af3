import type { IconName } from './Icon.tsx';

/** The known types of social links (ledger DATA-14) and their drawings. */
export const brands = {
  vk: 'vk',
  instagram: 'ig',
  facebook: 'facebook',
  telegram: 'tg',
  whatsapp: 'wa',
  viber: 'viber',
  phone: 'phone',
  email: 'mail',
  website: 'website',
  twitter: 'twitter',
  youtube: 'yt',
  tiktok: 'tiktok',
} as const satisfies Record<string, IconName>;

/** The contact types for which there is an icon. */
export type Brand = keyof typeof brands;

/** The icon of a network or another contact type. */
export function brandIcon(brand: Brand): IconName {
  return brands[brand];
}
