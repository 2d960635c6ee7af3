import { zodResolver } from '@hookform/resolvers/zod';
import { limits, type Portfolio } from '@portal/api';
import { Button, Modal, type RefusedFile, toasts } from '@portal/ui';
import { useId, useRef } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { FormTextArea, FormTextField, UnsavedQuestion, useClosing, useDraft, useFormField } from '../../../common/forms/index.ts';
import { ReturnFocus } from '../../../common/overlays/index.ts';
import { t } from '../texts.ts';
import { createForm, editForm, type PortfolioForm, toForm } from './form.ts';
import { nextFocus } from '../nextFocus.ts';
import css from './PortfolioDialog.module.css';
import { creationNote } from '../uploads/outcome.ts';
import { useUploads } from '../uploads/useUploads.ts';
import type { DialogProps } from '../useDialog.ts';
import { useSavePortfolio } from './useSavePortfolio.ts';
import { CategoryField } from './CategoryField.tsx';
import { unfit } from '../uploads/files.ts';
import { PhotosField } from '../uploads/PhotosField.tsx';

interface PortfolioDialogProps extends DialogProps {
  /** null: a new one. */
  portfolio: Portfolio | null;
  onCreated: (id: number) => void;
}

/** Creates a portfolio and then sends its photos in the background (ledger CON-29), or changes an existing one. */
export function PortfolioDialog({ portfolio, isOpen, onClose, onCreated }: PortfolioDialogProps) {
  const id = useId();
  const form = useForm<PortfolioForm>({
    resolver: zodResolver(portfolio ? editForm : createForm),
    mode: 'onTouched',
    defaultValues: toForm(portfolio),
  });
  const upload = useUploads();
  const refused = useRef<RefusedFile[]>([]);
  const closing = useClosing({ isOpen, isDirty: form.formState.isDirty, onClose });
  const onSaved = (saved: Portfolio, files: readonly File[]) => {
    if (portfolio) toasts.show({ type: 'success', title: t('updated') });
    else {
      onCreated(saved.id);
      upload(saved, files, unfit(refused.current), creationNote);
    }
    closing.close();
  };
  const { submit, isPending } = useSavePortfolio(form, portfolio, onSaved);
  useDraft(isOpen ? `portfolio:${portfolio?.id ?? 'new'}` : null, form);

  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={closing.tryToClose}
      isLocked={isPending}
      hasFields
      title={t(portfolio ? 'form.edit' : 'form.create')}
      footer={
        <>
          <Button tone="ghost" isDisabled={isPending} onPress={closing.tryToClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} isPending={isPending} pendingText={t('form.saving')}>
            {t(portfolio ? 'form.save' : 'form.submit')}
          </Button>
        </>
      }
    >
      <form id={id} className={css.form} noValidate onSubmit={submit}>
        <PortfolioFields control={form.control} hasPhotos={!portfolio} onRefuse={(files) => refused.current.push(...files)} />
      </form>
      <ReturnFocus to={() => nextFocus(portfolio)} />
      <UnsavedQuestion {...closing.question} />
    </Modal>
  );
}

interface PortfolioFieldsProps {
  control: Control<PortfolioForm>;
  /** A new portfolio begins with its photos. */
  hasPhotos: boolean;
  /** Files that were refused. */
  onRefuse: (files: RefusedFile[]) => void;
}

function FilesField({ control, onRefuse }: Omit<PortfolioFieldsProps, 'hasPhotos'>) {
  const { value, onChange, errorMessage, inputRef } = useFormField<PortfolioForm, File[]>({ control, name: 'files' });
  return <PhotosField isRequired value={value} onChange={onChange} onRefuse={onRefuse} errorMessage={errorMessage} inputRef={inputRef} />;
}

/** The title, the description, the specialization and the photos of a portfolio. */
function PortfolioFields({ control, hasPhotos, onRefuse }: PortfolioFieldsProps) {
  return (
    <>
      <FormTextField control={control} name="title" label={t('form.title')} isRequired autoComplete="off" />
      <CategoryField control={control} name="specializationId" isRequired />
      <FormTextArea control={control} name="description" label={t('form.description')} limit={limits.portfolioDescriptionLength} rows={3} />
      {hasPhotos && <FilesField control={control} onRefuse={onRefuse} />}
    </>
  );
}
