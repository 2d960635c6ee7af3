import { useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import css from './DropZone.module.css';
import { formatBytes } from './formatBytes.ts';
import { RefusedFiles } from './RefusedFiles.tsx';
import { type FileRules, type RefusedFile, sortFiles } from './sortFiles.ts';
import { useDroppedFiles } from './useDroppedFiles.ts';
import { useNoStrayDrops } from './useNoStrayDrops.ts';
import { usePastedFiles } from './usePastedFiles.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { fieldClass } from '../text-field/Field.tsx';
import { PlainNote } from '../text-field/PlainNote.tsx';
import { texts, type Words } from '../texts.ts';

export interface DropZoneProps extends FileRules {
  /** The zone's name for screen readers: what the files are for. */
  label: string;
  /** The limits in words, e.g. «Только .zip, не больше 100 МБ». */
  description?: string | undefined;
  /** What is wrong, e.g. that nothing was chosen. Refused files are named by the zone itself. */
  errorMessage?: string | undefined;
  icon?: IconName | undefined;
  isDisabled?: boolean | undefined;
  /** Gets what passed the rules; is not called when nothing did. */
  onFiles: (files: File[]) => void;
  /** Gets what was refused, for a caller that also tells it elsewhere. */
  onRefuse?: ((files: RefusedFile[]) => void) | undefined;
  /** `prompt` and `pick` are one sentence; `type`, `size`… say why a file was refused. */
  words?: Partial<Words<'dropZone'>> | undefined;
}

/** A place to drop files, paste them or choose them from the disk. Folders are opened where many files are taken. */
export function DropZone(props: DropZoneProps) {
  const {
    label,
    description,
    errorMessage,
    icon = 'upload',
    isDisabled = false,
    onFiles,
    onRefuse,
    accept,
    maxBytes,
    allowsMultiple = false,
  } = props;
  const words = { ...texts.dropZone, ...props.words };
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const zone = useRef<HTMLFieldSetElement>(null);
  const id = useId();

  function take(files: Iterable<File>, folders: string[] = []): void {
    const sorted = sortFiles(files, { accept, maxBytes, allowsMultiple });
    const unwanted = [...folders.map((name) => ({ name, reason: 'folder' as const })), ...sorted.refused];
    setRefused(unwanted);
    if (unwanted.length > 0) onRefuse?.(unwanted);
    if (sorted.accepted.length > 0) onFiles(sorted.accepted);
  }

  const { dropProps, isDropTarget } = useDroppedFiles(zone, { opensFolders: allowsMultiple, isDisabled, onFiles: take });
  usePastedFiles(zone, take, isDisabled);
  useNoStrayDrops();
  const limit = maxBytes === undefined ? '' : formatBytes(maxBytes);

  return (
    <div className={fieldClass}>
      <fieldset
        {...dropProps}
        ref={zone}
        aria-label={label}
        className={css.zone}
        data-drop-target={isDropTarget || undefined}
        data-disabled={isDisabled || undefined}
        data-invalid={Boolean(errorMessage) || undefined}
      >
        <Icon name={icon} size={30} />
        <div className={css.line}>
          <p className={css.say}>
            <span className={css.prompt}>{words.prompt} </span>
            <FileTrigger acceptedFileTypes={accept} allowsMultiple={allowsMultiple} onSelect={(files) => files && take(files)}>
              <Button className={css.pick ?? ''} isDisabled={isDisabled} aria-describedby={`${id}-limits ${id}-note`}>
                {words.pick}
              </Button>
            </FileTrigger>
          </p>
          {isDropTarget && <p aria-hidden="true">{words.release}</p>}
        </div>
        {description && (
          <p id={`${id}-limits`} className={css.limits}>
            {description}
          </p>
        )}
      </fieldset>
      <PlainNote id={`${id}-note`} errorMessage={errorMessage} />
      {refused.length > 0 && (
        <RefusedFiles
          files={refused.map(({ name, reason }) => ({ name, reason: reason === 'size' ? words.size(limit) : words[reason] }))}
          onHide={() => setRefused([])}
          words={words}
        />
      )}
    </div>
  );
}
