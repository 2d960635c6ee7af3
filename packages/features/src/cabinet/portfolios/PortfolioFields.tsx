import { limits } from '@portal/api';
import type { Control } from 'react-hook-form';
import { FormTextArea, FormTextField, useFormField } from '../../common/index.ts';
import { t } from '../texts.ts';
import { CategoryField } from './CategoryField.tsx';
import type { PortfolioForm } from './form.ts';
import { PhotosField } from './uploads/PhotosField.tsx';

interface PortfolioFieldsProps {
  control: Control<PortfolioForm>;
  /** A new portfolio begins with its photos. */
  hasPhotos: boolean;
}

function FilesField({ control }: { control: Control<PortfolioForm> }) {
  const { value, onChange, errorMessage, inputRef } = useFormField<PortfolioForm, File[]>({ control, name: 'files' });
  return <PhotosField isRequired value={value} onChange={onChange} errorMessage={errorMessage} inputRef={inputRef} />;
}

/** What a portfolio is called, about, and made of. */
export function PortfolioFields({ control, hasPhotos }: PortfolioFieldsProps) {
  return (
    <>
      <FormTextField control={control} name="title" label={t('portfolios.form.title')} isRequired autoComplete="off" />
      <CategoryField control={control} name="specializationId" isRequired />
      <FormTextArea
        control={control}
        name="description"
        label={t('portfolios.form.description')}
        limit={limits.portfolioDescriptionLength}
        rows={3}
      />
      {hasPhotos && <FilesField control={control} />}
    </>
  );
}
