import { Button, Text, useFocusAfterRemoval } from '@portal/ui';
import { useLayoutEffect, useRef } from 'react';
import { t } from '../texts.ts';
import css from './SaveBar.module.css';

interface SaveBarProps {
  isPending: boolean;
  onDiscard: () => void;
}

/** Stays visible while there are unsaved changes. */
export function SaveBar({ isPending, onDiscard }: SaveBarProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(root);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    // The bar appears with the first change, and could cover the field that is being typed in.
    if (root.current?.closest('form')?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={root} className={css.bar}>
      <div className={css.note}>
        <Text look="body-s" tone={2} as="span">
          {t('profile.unsaved')}
        </Text>
      </div>
      <div className={css.actions}>
        <Button tone="ghost" isDisabled={isPending} onPress={onDiscard}>
          {t('profile.discard')}
        </Button>
        <Button type="submit" isPending={isPending} pendingText={t('profile.saving')}>
          {t('profile.save')}
        </Button>
      </div>
    </div>
  );
}
