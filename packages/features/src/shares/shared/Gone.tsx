import { Button, EmptyState } from '@portal/ui';
import { t } from '../texts.ts';
import { Contacts } from './contact/Contacts.tsx';
import css from './Shared.module.css';

interface GoneProps {
  why: 'ended' | 'unknown';
  /** Back to the share that asks who chooses: where a family's has ended. */
  onOther?: (() => void) | undefined;
}

/** The share does not work: it has ended, or never existed. */
export function Gone({ why, onOther }: GoneProps) {
  return (
    <div className={css.message}>
      <EmptyState
        title={t(`gone.${why}`)}
        level={1}
        action={
          onOther && (
            <Button tone="secondary" onPress={onOther}>
              {t('family.again')}
            </Button>
          )
        }
      >
        {t(`gone.${why}Text`)}
      </EmptyState>
      {why === 'ended' && <Contacts isNamed />}
    </div>
  );
}
