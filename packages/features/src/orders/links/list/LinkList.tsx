import type { ProjectLink } from '@portal/api';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { type LinkAction, LinkCard } from './LinkCard.tsx';
import css from '../Links.module.css';
import { t } from '../texts.ts';

/** Cards that are shown at once, and added by the button below: each is a hundred elements, and a school has a link for each family. */
const PORTION = 24;

interface LinkListProps {
  label: string;
  links: readonly ProjectLink[];
  onAction: (action: LinkAction, link: ProjectLink) => void;
}

/** Links as cards; of many the first, and the next ones on demand. */
export function LinkList({ label, links, onAction }: LinkListProps) {
  const [shown, setShown] = useState(PORTION);
  return (
    <>
      <ul className={css.list} aria-label={label}>
        {links.slice(0, shown).map((link) => (
          <li key={link.id} data-link={link.id}>
            <LinkCard link={link} onAction={onAction} />
          </li>
        ))}
      </ul>
      {links.length > shown && (
        <Button tone="secondary" onPress={() => setShown(shown + PORTION)}>
          {t('more', { count: Math.min(PORTION, links.length - shown), left: links.length - shown })}
        </Button>
      )}
    </>
  );
}
