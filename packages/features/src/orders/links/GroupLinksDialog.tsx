import { zodResolver } from '@hookform/resolvers/zod';
import type { GroupLinks } from '@portal/api';
import { Text } from '@portal/ui';
import { useForm } from 'react-hook-form';
import { FormDialog, useFormDialog } from '../../common/index.ts';
import { t } from './texts.ts';
import { emptyLink, type LinkForm, linkForm, toGroupLinks } from './form.ts';
import { LinkFields } from './LinkFields.tsx';
import css from './Links.module.css';

interface GroupLinksDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Throws when the server refuses. */
  onCreate: (links: GroupLinks) => Promise<void>;
}

/** Asks what the links of all groups show and allow. */
export function GroupLinksDialog({ isOpen, onClose, onCreate }: GroupLinksDialogProps) {
  const form = useForm<LinkForm>({ resolver: zodResolver(linkForm), mode: 'onTouched', defaultValues: emptyLink('') });
  const dialog = useFormDialog(form, t('groups.failed'), async (values) => {
    await onCreate(toGroupLinks(values));
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
        <LinkFields control={form.control} isForClient hasPin={false} />
      </div>
    </FormDialog>
  );
}
