import type { SocialLink } from '@portal/api';
import { brandIcon, Icon, IconButton } from '@portal/ui';
import css from './SocialLinks.module.css';
import { t } from './texts.ts';

interface SocialLinksProps {
  links: readonly SocialLink[];
  /** `icons` beside other things, `rows` with names on the photographer's own page. */
  look: 'icons' | 'rows';
}

/** The URL schemes that may be opened: the contract builds the addresses, this is the last check. */
const safe = /^(https:\/\/|mailto:|tel:|viber:\/\/chat\?number=%2B\d+$)/;

/** Phone and mail links open another program; a new tab would stay empty. */
const isSite = ({ url }: SocialLink): boolean => url.startsWith('https:');

/** Ways to a photographer; a site opens in a new tab without a referrer. */
export function SocialLinks({ links, look }: SocialLinksProps) {
  const shown = links.filter(({ url }) => safe.test(url));
  if (shown.length === 0) return null;
  return (
    <ul className={css.links} data-look={look} aria-label={t('links')}>
      {shown.map((link) => (
        <li key={link.url}>
          {look === 'icons' ? (
            <IconButton icon={brandIcon(link.type)} label={nameOf(link)} href={link.url} target={isSite(link) ? '_blank' : undefined} />
          ) : (
            <a className={css.row} href={link.url} {...(isSite(link) && outside)}>
              <Icon name={brandIcon(link.type)} />
              <span className={css.words}>
                {link.name}
                {link.username && <span className={css.username}> ({link.username})</span>}
              </span>
              {isSite(link) && <Icon name="ext" size={18} />}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

const outside = { target: '_blank', rel: 'noopener noreferrer' };

function nameOf({ name, username }: SocialLink): string {
  return username ? `${name} (${username})` : name;
}
