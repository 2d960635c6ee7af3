import type { Project } from '@portal/api';
import { Link, Text, TextField } from '@portal/ui';
import type { Control } from 'react-hook-form';
import { type SubmitEvent, useEffect, useEffectEvent } from 'react';
import { FormDateField, FormPhoneField, FormTextField } from '../../common/forms/index.ts';
import { t } from '../texts.ts';
import type { DetailsForm } from '../list/form.ts';
import css from './ProjectDetails.module.css';

interface ProjectDetailsProps {
  id: string;
  project: Project;
  control: Control<DetailsForm>;
  onSubmit: (event: SubmitEvent) => void;
  /** It has been rendered. */
  onRendered: () => void;
}

/** The details of a project: the project on the left, its client on the right. */
export function ProjectDetails({ id, project, control, onSubmit, onRendered }: ProjectDetailsProps) {
  const report = useEffectEvent(onRendered);
  useEffect(() => {
    report();
  }, []);
  return (
    <form id={id} className={css.columns} noValidate onSubmit={onSubmit}>
      <div className={css.column}>
        <FormTextField control={control} name="name" label={t('dashboard.projects.manage.name')} isRequired autoComplete="off" />
        <TextField
          label={t('dashboard.projects.manage.category')}
          value={project.category ?? t('dashboard.projects.card.noCategory')}
          onChange={() => undefined}
          isReadOnly
          description={t('dashboard.projects.manage.categoryFixed')}
        />
        <FormDateField control={control} name="shootDate" label={t('dashboard.projects.manage.shootDate')} />
        <FormDateField control={control} name="deadline" label={t('dashboard.projects.manage.deadline')} />
      </div>
      <div className={css.column}>
        <FormTextField control={control} name="clientName" label={t('dashboard.projects.manage.clientName')} autoComplete="off" />
        {/* Not `type="email"`: browsers report non-Latin letters of a domain in Punycode («xn--…»), which nobody has typed. */}
        <FormTextField
          control={control}
          name="clientEmail"
          inputMode="email"
          label={t('dashboard.projects.manage.clientEmail')}
          autoComplete="off"
        />
        <FormPhoneField control={control} name="clientPhone" label={t('dashboard.projects.manage.clientPhone')} />
        {project.orderId !== null && (
          <div className={css.order}>
            <Text look="body-s" tone={2}>
              {t('dashboard.projects.manage.order')}
            </Text>
            <span className={css.number}>{project.orderId}</span>
            {project.url !== null && (
              <Link href={project.url} tone="quiet" isExternal>
                {t('dashboard.projects.manage.page')}
              </Link>
            )}
            {project.productUrl !== null && (
              <Link href={project.productUrl} tone="quiet" isExternal>
                {t('dashboard.projects.manage.product')}
              </Link>
            )}
          </div>
        )}
      </div>
    </form>
  );
}
