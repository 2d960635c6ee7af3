import { makeSocialLink, type SocialLink, socialNetworks } from '@portal/api';
import { expect } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const networks = socialNetworks.flatMap(({ id, code }) => makeSocialLink(id, code === 'whatsapp' ? '79001234567' : 'anna.photo') ?? []);
/** What a server may send besides networks. */
const contacts: SocialLink[] = [
  { networkId: null, type: 'website', name: 'Сайт', url: 'https://anna.example/', username: 'anna.example' },
  { networkId: null, type: 'phone', name: 'Телефон', url: 'tel:+79001234567', username: '+7 (900) 123-45-67' },
  { networkId: null, type: 'email', name: 'Email', url: 'mailto:anna@photo.example', username: 'anna@photo.example' },
  { networkId: null, type: 'viber', name: 'Viber', url: 'viber://chat?number=%2B79001234567', username: null },
];

const meta = preview.meta({
  title: 'Directory/Social links',
  component: SocialLinks,
  args: { links: [...networks, ...contacts], look: 'rows' as const },
  decorators: [(Story) => <div style={{ maxWidth: 352 }}>{Story()}</div>],
});

/** All twelve kinds with their names. */
export const Content = meta.story();

/** Where space is short, only the signs of the networks. */
export const Icons = meta.story({ args: { look: 'icons' } });

/** Names without a place to break. */
export const LongWords = meta.story({
  args: { links: networks.slice(1, 3).map((link) => ({ ...link, username: 'prosnimayu_vashih_vypusknikov_'.repeat(4) })) },
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const SitesOpenBesideUs = meta.story({
  name: 'Guard: a site opens in a new tab without a referrer, a phone or mail link stays here',
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(12);
    for (const link of links) {
      const isSite = link.getAttribute('href')?.startsWith('https:');
      await expect(link.getAttribute('target')).toBe(isSite ? '_blank' : null);
      await expect(link.getAttribute('rel')).toBe(isSite ? 'noopener noreferrer' : null);
      await expect(link.querySelector('svg')).not.toBeNull();
    }
    await expect(canvas.getByRole('link', { name: /^ВКонтакте\s*\(anna.photo\)$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Viber' })).toBeVisible();
  },
});

export const NothingDangerousIsALink = meta.story({
  name: 'Guard: an address of any other kind is not shown at all',
  args: {
    links: [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'http://evil.example',
      'viber://pa?chatURI=evil',
      ' https://a.ru',
    ].map((url) => ({ networkId: null, type: 'website' as const, name: 'Сайт', url, username: null })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});
