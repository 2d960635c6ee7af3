import { zodResolver } from '@hookform/resolvers/zod';
import type { ImageGroup, NewLink } from '@portal/api';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog, FormTextField, useFormDialog } from '../../common/index.ts';
import { t } from './texts.ts';
import { emptyLink, type LinkForm, linkForm, toNewLink } from './form.ts';
import { LinkFields } from './LinkFields.tsx';
import css from './Links.module.css';

interface CreateLinkDialogProps {
  isOpen: boolean;
  /** The client's address, where the project has one. */
  clientEmail: string;
  groups: readonly ImageGroup[];
  onClose: () => void;
  /** Throws when the server refuses. */
  onCreate: (link: NewLink) => Promise<void>;
}

/** Asks who a link is for, and what it shows and allows. */
export function CreateLinkDialog({ isOpen, clientEmail, groups, onClose, onCreate }: CreateLinkDialogProps) {
  const form = useForm<LinkForm>({
    resolver: zodResolver(linkForm),
    mode: 'onTouched',
    defaultValues: emptyLink(clientEmail),
  });
  const dialog = useFormDialog(form, t('creation.failed'), async (values) => {
    await onCreate(toNewLink(values));
    form.reset();
  });
  const role = useWatch({ control: form.control, name: 'role' });
  const isForClient = role === 'client';
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
        <LinkFields control={form.control} isForClient={isForClient} hasPin={false} isNew groups={groups} />
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
