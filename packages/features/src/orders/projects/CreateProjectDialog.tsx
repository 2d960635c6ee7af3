import type { Project, ProjectCategory } from '@portal/api';
import { Button, Modal, Select } from '@portal/ui';
import { useId } from 'react';
import { FormTextField, type ReadState, RetriedField, UnsavedQuestion, useClosing, useDraft, useFormField } from '../../common/index.ts';
import { t } from '../texts.ts';
import css from './CreateProjectDialog.module.css';
import type { CreationForm } from './form.ts';
import { useCreateProject } from './useCreateProject.ts';
import type { Control } from 'react-hook-form';

interface CreateProjectDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  categories: ReadState<ProjectCategory[]>;
  onCreated: (project: Project) => void;
}

/** Asks for the title and the category of a new project. */
export function CreateProjectDialog({ isOpen, onOpenChange, categories, onCreated }: CreateProjectDialogProps) {
  const id = useId();
  const { form, submit, isPending } = useCreateProject((project) => {
    onOpenChange(false);
    onCreated(project);
  });
  useDraft(isOpen ? 'project:new' : null, form);
  const closing = useClosing({
    isOpen,
    isDirty: form.formState.isDirty,
    onClose: () => {
      form.reset();
      onOpenChange(false);
    },
  });
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={closing.tryToClose}
      size="md"
      isLocked={isPending}
      title={t('dashboard.projects.creation.title')}
      footer={
        <>
          <Button tone="ghost" isDisabled={isPending} onPress={closing.tryToClose}>
            {t('dashboard.projects.creation.cancel')}
          </Button>
          <Button type="submit" form={id} isPending={isPending} pendingText={t('dashboard.projects.creation.creating')}>
            {t('dashboard.projects.creation.create')}
          </Button>
        </>
      }
    >
      <form id={id} className={css.form} noValidate onSubmit={submit}>
        <FormTextField
          control={form.control}
          name="name"
          label={t('dashboard.projects.creation.name')}
          isRequired
          placeholder={t('dashboard.projects.creation.namePlaceholder')}
          autoComplete="off"
        />
        <CategoryField control={form.control} categories={categories} />
      </form>
      <UnsavedQuestion {...closing.question} />
    </Modal>
  );
}

/** A failed list is an empty one that can be requested again (ledger API-56). */
function CategoryField({ control, categories }: { control: Control<CreationForm>; categories: ReadState<ProjectCategory[]> }) {
  const { value, onChange, ...field } = useFormField<CreationForm, string>({ control, name: 'category' });
  const options = categories.state === 'ready' ? categories.data : [];
  return (
    <RetriedField onRetry={categories.state === 'failed' ? categories.retry : undefined} retry={t('dashboard.projects.creation.retry')}>
      <Select
        {...field}
        label={t('dashboard.projects.creation.category')}
        isRequired
        value={value || null}
        onChange={onChange}
        isDisabled={options.length === 0}
        placeholder={placeholderOf(categories)}
        options={options.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </RetriedField>
  );
}

function placeholderOf({ state }: ReadState<ProjectCategory[]>): string {
  if (state === 'loading') return t('dashboard.projects.creation.categoriesLoading');
  if (state === 'failed') return t('dashboard.projects.creation.categoriesEmpty');
  return t('dashboard.projects.creation.categoryPlaceholder');
}
