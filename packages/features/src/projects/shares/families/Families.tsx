import type { ProjectShare } from '@portal/api';
import { Button, DisclosureList, Menu, type MenuEntry, Text } from '@portal/ui';
import { useState } from 'react';
import { stageOf, stageText } from '../describe.ts';
import type { ShareAction } from '../list/ShareAction.ts';
import css from '../Shares.module.css';
import { t } from '../texts.ts';
import { countFamilies, namedTwice } from './families.ts';

/** Rows that are shown at once, and added by the button below. */
const PORTION = 24;

interface FamiliesProps {
  families: readonly ProjectShare[];
  onAction: (action: ShareAction, share: ProjectShare) => void;
}

/** The families that choose by one share, each with what it has chosen. */
export function Families({ families, onAction }: FamiliesProps) {
  const [shown, setShown] = useState(PORTION);
  const twice = namedTwice(families);
  const content = (
    <div className={css.families}>
      <ul className={css.events} aria-label={t('families.title')}>
        {families.slice(0, shown).map((family) => (
          <li key={family.id} data-share={family.id}>
            <div className={css.family}>
              <Text>{family.familyName}</Text>
              <Text look="body-s" tone={2}>
                {stageText(family)}
                {family.remarkCount > 0 && `, ${t('remarks', { count: family.remarkCount })}`}
              </Text>
              {twice.has(family.id) && (
                <Text look="body-s" tone="err">
                  {t('families.twice')}
                </Text>
              )}
            </div>
            <FamilyMenu family={family} onAction={onAction} />
          </li>
        ))}
      </ul>
      {families.length > shown && (
        <Button size="sm" tone="secondary" onPress={() => setShown(shown + PORTION)}>
          {t('more', { count: Math.min(PORTION, families.length - shown), left: families.length - shown })}
        </Button>
      )}
    </div>
  );
  return (
    <DisclosureList level={4} items={[{ id: 'families', title: t('families.title'), aside: countFamilies(families).count, content }]} />
  );
}

function FamilyMenu({ family, onAction }: { family: ProjectShare } & Pick<FamiliesProps, 'onAction'>) {
  const stage = stageOf(family);
  const act = (action: ShareAction) => () => onAction(action, family);
  const items: MenuEntry[] = [
    ...(family.favouriteCount + family.remarkCount > 0
      ? [{ id: 'choice', icon: 'eye', label: t('choice.open'), onAction: act('choice') } as const]
      : []),
    ...(family.state === 'active' ? [{ id: 'copy', icon: 'copy', label: t('actions.copy'), onAction: act('copy') } as const] : []),
    ...(stage === 'closed' ? [{ id: 'reopen', icon: 'heart', label: t('actions.reopen'), onAction: act('reopen') } as const] : []),
    { id: 'history', icon: 'clock', label: t('actions.history'), onAction: act('history') },
    ...(family.state === 'active' ? [{ id: 'renew', icon: 'restore', label: t('actions.renew'), onAction: act('renew') } as const] : []),
    ...(stage === 'ended' ? [] : [{ id: 'end', icon: 'close', label: t('actions.end'), onAction: act('end') } as const]),
  ];
  return (
    <Menu
      label={t('families.menu', { name: family.familyName ?? '' })}
      trigger={
        <Button size="sm" tone="ghost" icon="down">
          {t('actions.more')}
        </Button>
      }
      items={items}
    />
  );
}
