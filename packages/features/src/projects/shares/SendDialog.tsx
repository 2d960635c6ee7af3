import { zodResolver } from '@hookform/resolvers/zod';
import { isEmail, normalizeEmail, type ProjectShare, sentences } from '@portal/api';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormCheckbox, FormDialog, FormTextField, useFormDialog } from '../../common/forms/index.ts';
import { ReturnFocus } from '../../common/overlays/index.ts';
import { reasonText } from './describe.ts';
import { t } from './texts.ts';

const sendForm = z.object({
  email: z.string().check(z.refine((text) => isEmail(text), sentences.emailInvalid)),
  isCorrection: z.boolean(),
});

interface SendDialogProps {
  share: ProjectShare;
  /** The address that is offered where a client has got none yet. */
  offered: string;
  isOpen: boolean;
  onClose: () => void;
  /** Throws when the server refuses. */
  onSend: (share: ProjectShare, email: string, isCorrection: boolean) => Promise<void>;
}

function hintOf({ email, emailState, emailFailure }: ProjectShare): string {
  if (emailState === 'failed') return t('sending.hintFailed', { reason: reasonText(emailFailure) });
  return t(email === null ? 'sending.hint' : 'sending.hintAgain');
}

/**
 * Whether somebody else may have an email with the address that the share has now. A mailbox that does not exist has none; any other may have got an
 * earlier one, whatever became of the last.
 */
const isOpenElsewhere = ({ email, emailState, emailFailure }: ProjectShare, wanted: string): boolean =>
  email !== null && emailState !== null && emailFailure !== 'no_mailbox' && normalizeEmail(wanted) !== email;

/** Sends a share by email, again or for the first time. To another address than before, the old one is closed unless the photographer keeps it open. */
export function SendDialog({ share, offered, isOpen, onClose, onSend }: SendDialogProps) {
  const defaultValues = { email: share.email ?? (share.role === 'client' ? offered : ''), isCorrection: true };
  const form = useForm<z.output<typeof sendForm>>({ resolver: zodResolver(sendForm), mode: 'onTouched', defaultValues });
  const dialog = useFormDialog(form, t('sending.failed'), async ({ email, isCorrection }) => {
    await onSend(share, normalizeEmail(email), isCorrection && isOpenElsewhere(share, email));
    onClose();
  });
  const isOther = isOpenElsewhere(share, useWatch({ control: form.control, name: 'email' }));
  return (
    <FormDialog
      {...dialog}
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      title={t('sending.title')}
      cancelLabel={t('creation.cancel')}
      submitLabel={t('sending.send')}
      pendingLabel={t('sending.sending')}
      // The button that corrects an address goes with the failure.
      beside={<ReturnFocus to={() => document.querySelector<HTMLElement>(`[data-share="${share.id}"] button`)} />}
    >
      <FormTextField
        control={form.control}
        name="email"
        type="email"
        label={t('sending.email')}
        description={hintOf(share)}
        autoComplete="off"
      />
      {isOther && (
        <FormCheckbox
          control={form.control}
          name="isCorrection"
          description={share.chooses === 'each_family' ? t('sending.closeFamilies') : undefined}
        >
          {t('sending.close', { email: share.email ?? '' })}
        </FormCheckbox>
      )}
    </FormDialog>
  );
}
