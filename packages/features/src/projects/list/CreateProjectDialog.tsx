import { createProject, type Project, type ProjectCategory } from '@portal/api';
import { Select, toasts } from '@portal/ui';
import { type Fail, notifyError, type ReadState, useWrite } from '../../common/data/index.ts';
import { FormDialog, FormTextField, RetriedField, useDraft, useFormField, useServerErrors, useSubmit } from '../../common/forms/index.ts';
import { t } from '../texts.ts';
import css from './CreateProjectDialog.module.css';
import { creationForm, type CreationForm, emptyCreation, toNewProject } from './form.ts';
import { type Control, useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { notifyInvalid } from './notifyInvalid.ts';

const fieldOf = (wireField: string): string => (wireField === 'category_id' ? 'category' : wireField);

/** The form of a new project and its sending. */
function useCreateProject(onCreated: (project: Project) => void) {
  const { write } = useWrite(createProject);
  const form = useForm<CreationForm>({ resolver: zodResolver(creationForm), mode: 'onTouched', defaultValues: emptyCreation });
  const showFieldErrors = useServerErrors(form, fieldOf);
  const send = async (values: CreationForm, fail: Fail) => {
    try {
      const project = await write({ body: toNewProject(values) });
      toasts.show({ type: 'success', title: t('dashboard.projects.success.created') });
      form.reset();
      onCreated(project);
    } catch (error) {
      showFieldErrors(error);
      notifyError(t('dashboard.projects.errors.create'), error, fail);
    }
  };
  return { form, ...useSubmit(form, send, notifyInvalid) };
}

interface CreateProjectDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  categories: ReadState<ProjectCategory[]>;
  onCreated: (project: Project) => void;
}

/** Asks for the title and the category of a new project. */
export function CreateProjectDialog({ isOpen, onOpenChange, categories, onCreated }: CreateProjectDialogProps) {
  const { form, submit, isPending } = useCreateProject((project) => {
    onOpenChange(false);
    onCreated(project);
  });
  useDraft(isOpen ? 'project:new' : null, form);
  return (
    <FormDialog
      isOpen={isOpen}
      form={form}
      submit={submit}
      isPending={isPending}
      onClose={() => onOpenChange(false)}
      size="md"
      title={t('dashboard.projects.creation.title')}
      cancelLabel={t('dashboard.projects.creation.cancel')}
      submitLabel={t('dashboard.projects.creation.create')}
      pendingLabel={t('dashboard.projects.creation.creating')}
    >
      <div className={css.form}>
        <FormTextField
          control={form.control}
          name="name"
          label={t('dashboard.projects.creation.name')}
          isRequired
          placeholder={t('dashboard.projects.creation.namePlaceholder')}
          autoComplete="off"
        />
        <CategoryField control={form.control} categories={categories} />
      </div>
    </FormDialog>
  );
}

/** A failed list is shown as an empty one that can be requested again (ledger API-56). */
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
