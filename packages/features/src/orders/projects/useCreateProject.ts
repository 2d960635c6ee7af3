import { zodResolver } from '@hookform/resolvers/zod';
import { createProject, type Project } from '@portal/api';
import { toasts } from '@portal/ui';
import { useForm } from 'react-hook-form';
import { type Fail, notifyError, useServerErrors, useSubmit, useWrite } from '../../common/index.ts';
import { t } from '../texts.ts';
import { type CreationForm, creationForm, emptyCreation, toNewProject } from './form.ts';
import { notifyInvalid } from './notifyInvalid.ts';

const fieldOf = (wireField: string): string => (wireField === 'category_id' ? 'category' : wireField);

/** The form of a new project and its sending. */
export function useCreateProject(onCreated: (project: Project) => void) {
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
