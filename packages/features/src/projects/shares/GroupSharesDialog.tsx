import { zodResolver } from '@hookform/resolvers/zod';
import type { GroupShares, ImageGroup } from '@portal/api';
import { Checkbox, Text } from '@portal/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNow } from '../../common/data/index.ts';
import { FormDialog, useFormDialog } from '../../common/forms/index.ts';
import { choosesOfAll } from './families/families.ts';
import { t } from './texts.ts';
import { emptyShare, type ShareForm, shareForm, toGroupShares } from './form.ts';
import { ShareFields } from './ShareFields.tsx';
import css from './Shares.module.css';

interface GroupSharesDialogProps {
  groups: readonly ImageGroup[];
  /** How many of those without a share have the address of a family. */
  addressed: number;
  /** What the limits of emails make of so many. */
  emails: string;
  isOpen: boolean;
  onClose: () => void;
  /** Throws when the server refuses. */
  onCreate: (shares: GroupShares, isSent: boolean) => Promise<void>;
}

/** Asks what the shares of all groups show and allow. */
export function GroupSharesDialog({ groups, addressed, emails, isOpen, onClose, onCreate }: GroupSharesDialogProps) {
  const now = useNow();
  const [isSent, setSent] = useState(true);
  const form = useForm<ShareForm>({ resolver: zodResolver(shareForm), mode: 'onTouched', defaultValues: emptyShare('', now) });
  const dialog = useFormDialog(form, t('groups.failed'), async (values) => {
    await onCreate(toGroupShares(values, groups), isSent && addressed > 0);
    form.reset();
  });
  return (
    <FormDialog
      {...dialog}
      isOpen={isOpen}
      onClose={onClose}
      size="md"
      title={t('groups.open')}
      cancelLabel={t('creation.cancel')}
      submitLabel={t('groups.create')}
      pendingLabel={t('creation.creating')}
    >
      <div className={css.form}>
        <Text as="p" tone={2}>
          {t('groups.lead')}
        </Text>
        <ShareFields
          control={form.control}
          isForClient
          hasPin={false}
          breadth={groups.some(({ classId }) => classId !== null) ? 'class' : null}
          chooses={choosesOfAll(groups)}
        />
        {addressed > 0 && (
          <div>
            <Checkbox isSelected={isSent} onChange={setSent}>
              {t('groups.send', { count: addressed })}
            </Checkbox>
            {isSent && (
              <Text as="p" look="body-s" tone={2}>
                {emails}
              </Text>
            )}
          </div>
        )}
      </div>
    </FormDialog>
  );
}
