import type { ProjectShare } from '@portal/api';
import { Button } from '@portal/ui';
import { useState } from 'react';
import type { ShareAction } from './ShareAction.ts';
import { ShareCard } from './ShareCard.tsx';
import css from '../Shares.module.css';
import { t } from '../texts.ts';

/** Cards that are shown at once, and added by the button below: each is a hundred elements, and a school has a share for each family. */
const PORTION = 24;

interface ShareListProps {
  label: string;
  shares: readonly ProjectShare[];
  /** By the share that they came by. */
  families: ReadonlyMap<number, ProjectShare[]>;
  onAction: (action: ShareAction, share: ProjectShare) => void;
}

/** Shares as cards; of many the first, and the next ones on demand. */
export function ShareList({ label, shares, families, onAction }: ShareListProps) {
  const [shown, setShown] = useState(PORTION);
  return (
    <>
      <ul className={css.list} aria-label={label}>
        {shares.slice(0, shown).map((share) => (
          <li key={share.id} data-share={share.id}>
            <ShareCard share={share} families={families.get(share.id) ?? []} onAction={onAction} />
          </li>
        ))}
      </ul>
      {shares.length > shown && (
        <Button tone="secondary" onPress={() => setShown(shown + PORTION)}>
          {t('more', { count: Math.min(PORTION, shares.length - shown), left: shares.length - shown })}
        </Button>
      )}
    </>
  );
}
