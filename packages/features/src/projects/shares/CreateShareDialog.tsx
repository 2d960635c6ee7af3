import { zodResolver } from '@hookform/resolvers/zod';
import type { ImageGroup, NewShare } from '@portal/api';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNow } from '../../common/data/index.ts';
import { FormDialog, FormTextField, useFormDialog } from '../../common/forms/index.ts';
import { choosesByDefault } from './families/families.ts';
import { t } from './texts.ts';
import { breadthOf, emailFor, emptyShare, type ShareForm, shareForm, toNewShare } from './form.ts';
import { ShareFields } from './ShareFields.tsx';
import css from './Shares.module.css';

interface CreateShareDialogProps {
  isOpen: boolean;
  /** The client's address, where the project has one. */
  clientEmail: string;
  groups: readonly ImageGroup[];
  /** The pupil that it is for from the start; its parent gives each a key. */
  group?: ImageGroup | null;
  onClose: () => void;
  /** Throws when the server refuses. */
  onCreate: (share: NewShare) => Promise<void>;
}

/** Asks who a share is for, and what it shows and allows. */
export function CreateShareDialog({ isOpen, clientEmail, groups, group = null, onClose, onCreate }: CreateShareDialogProps) {
  const now = useNow();
  const form = useForm<ShareForm>({
    resolver: zodResolver(shareForm),
    mode: 'onTouched',
    defaultValues: { ...emptyShare(emailFor(group?.id ?? null, groups, clientEmail), now), groupId: group && `${group.id}` },
  });
  const dialog = useFormDialog(form, t('creation.failed'), async (values) => {
    await onCreate(toNewShare(values, groups));
    form.reset();
  });
  const [role, groupId] = useWatch({ control: form.control, name: ['role', 'groupId'] });
  const ofGroup = groupId === null ? null : Number(groupId);
  const isForClient = role === 'client';
  const email = emailFor(ofGroup, groups, clientEmail);
  const offered = useRef(email);
  useEffect(() => {
    // What was typed stays.
    if (form.getValues('email') === offered.current) form.setValue('email', email);
    offered.current = email;
  }, [form, email]);
  return (
    <FormDialog
      {...dialog}
      isOpen={isOpen}
      onClose={onClose}
      size="md"
      title={t(role)}
      cancelLabel={t('creation.cancel')}
      submitLabel={t('creation.create')}
      pendingLabel={t('creation.creating')}
    >
      <div className={css.form}>
        <ShareFields
          control={form.control}
          isForClient={isForClient}
          hasPin={false}
          isNew
          groups={groups}
          breadth={breadthOf(ofGroup, groups)}
          chooses={choosesByDefault(ofGroup, groups)}
        />
        {isForClient && (
          <FormTextField
            control={form.control}
            name="email"
            type="email"
            label={t('creation.email')}
            description={t('creation.emailHint')}
            autoComplete="off"
          />
        )}
      </div>
    </FormDialog>
  );
}
