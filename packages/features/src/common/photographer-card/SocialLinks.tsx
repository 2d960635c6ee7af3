import type { SocialLink } from '@portal/api';
import { brandIcon, Icon, IconButton } from '@portal/ui';
import css from './SocialLinks.module.css';
import { t } from './texts.ts';

interface SocialLinksProps {
  links: readonly SocialLink[];
  /** `icons` beside other things, `rows` with names on the photographer's own page. */
  look: 'icons' | 'rows';
}

/** An address that a browser may open: the contract builds them, this is the last door. */
function isSafe({ url }: SocialLink): boolean {
  return /^(https?:\/\/|mailto:|tel:)/i.test(url);
}

/** Ways to a photographer; each opens in a new tab and learns nothing about ours. */
export function SocialLinks({ links, look }: SocialLinksProps) {
  const shown = links.filter(isSafe);
  if (shown.length === 0) return null;
  return (
    <ul className={css.links} data-look={look} aria-label={t('links')}>
      {shown.map((link) => (
        <li key={link.url}>
          {look === 'icons' ? (
            <IconButton icon={brandIcon(link.type)} label={nameOf(link)} href={link.url} target="_blank" />
          ) : (
            <a className={css.row} href={link.url} target="_blank" rel="noopener noreferrer">
              <Icon name={brandIcon(link.type)} />
              <span className={css.words}>
                {link.name}
                {link.username && <span className={css.username}> ({link.username})</span>}
              </span>
              <Icon name="ext" size={18} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function nameOf({ name, username }: SocialLink): string {
  return username ? `${name} (${username})` : name;
}
