import { useId, useRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Group } from 'react-aria-components/Group';
import { ChosenFiles } from './ChosenFiles.tsx';
import css from './FileField.module.css';
import { Button } from '../button/Button.tsx';
import type { RefusalWords } from '../drop-zone/refusalText.ts';
import { RefusedFiles } from '../drop-zone/RefusedFiles.tsx';
import type { FileRules } from '../drop-zone/sortFiles.ts';
import { useFileChoice } from '../drop-zone/useFileChoice.ts';
import { useFocusFallback } from '../drop-zone/useFocusFallback.ts';
import { fieldClass } from '../text-field/Field.tsx';
import type { FieldProps } from '../text-field/fieldProps.ts';
import { PlainNote } from '../text-field/PlainNote.tsx';
import { Required } from '../text-field/Required.tsx';
import { texts, type Words } from '../texts.ts';

export interface FileFieldProps
  extends FileRules, Pick<FieldProps, 'label' | 'description' | 'errorMessage' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'onBlur'> {
  /** The chosen files. */
  value: readonly File[];
  /** Called with all chosen files: with `allowsMultiple` a new choice is added, else it replaces the old one. */
  onChange: (files: File[]) => void;
  /** The texts of its buttons, and why a file was refused. */
  words?: Partial<Words<'fileField'> & RefusalWords> | undefined;
}

/** A field of a form whose value is a file or a few files. */
export function FileField(props: FileFieldProps) {
  const { label, description, errorMessage, isRequired, isDisabled = false, isReadOnly = false } = props;
  const { value, onChange, onBlur, accept, maxBytes, allowsMultiple = false } = props;
  const words = { ...texts.fileField, ...props.words };
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { take, refused, hide } = useFileChoice({
    accept,
    maxBytes,
    allowsMultiple,
    onFiles: (files) => onChange(allowsMultiple ? [...value, ...files] : files),
  });
  const focusFallback = useFocusFallback(() => root.current?.querySelector('button')?.focus());
  const pick = allowsMultiple ? words.pickMany : value.length > 0 ? words.replace : words.pick;

  return (
    <Group
      ref={root}
      className={fieldClass}
      aria-labelledby={`${id}-label`}
      onFocus={focusFallback.onFocus}
      onBlur={(event) => {
        focusFallback.onBlur();
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <span id={`${id}-label`} className={css.label}>
        {label}
        <Required isRequired={isRequired} />
      </span>
      {!isReadOnly && (
        <FileTrigger acceptedFileTypes={accept} allowsMultiple={allowsMultiple} onSelect={(files) => files && take(files)}>
          <div className={css.pick}>
            <Button tone="secondary" icon="upload" isDisabled={isDisabled} aria-describedby={`${id}-note`}>
              {pick}
            </Button>
          </div>
        </FileTrigger>
      )}
      <ChosenFiles
        files={value}
        onRemove={isDisabled || isReadOnly ? undefined : (gone) => onChange(value.filter((file) => file !== gone))}
        words={words}
      />
      <PlainNote id={`${id}-note`} description={description} errorMessage={errorMessage} />
      <RefusedFiles files={refused} maxBytes={maxBytes} onHide={hide} words={props.words} />
    </Group>
  );
}
