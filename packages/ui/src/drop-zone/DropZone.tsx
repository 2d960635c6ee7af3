import { useId, useRef, type RefObject, useEffect, useEffectEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import css from './DropZone.module.css';
import { canChooseFolder, filesOfFolder } from './folders.ts';
import type { RefusalWords } from './refusalText.ts';
import { RefusedFiles } from './RefusedFiles.tsx';
import type { FileRules, RefusedFile } from './sortFiles.ts';
import { useFileChoice } from './useFileChoice.ts';
import { useFocusFallback } from './useFocusFallback.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { ChosenFiles } from '../file-field/ChosenFiles.tsx';
import { fieldClass } from '../text-field/Field.tsx';
import { spokenLabel } from '../text-field/fieldProps.ts';
import { PlainNote } from '../text-field/PlainNote.tsx';
import { texts, type Words } from '../texts.ts';
import { useDroppedFiles } from './useDroppedFiles.ts';

/**
 * Files from the clipboard while focus is inside `ref`. Browsers send the event to the body when a button has focus, so the listener is on the
 * document. React Aria's useClipboard does the same but loses copied images, which are not files on a disk.
 */
function usePastedFiles(ref: RefObject<HTMLElement | null>, onFiles: (files: FileList) => void, isDisabled: boolean): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData?.files;
    if (!files?.length || !ref.current?.contains(document.activeElement)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    if (isDisabled) return undefined;
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isDisabled]);
}

export interface DropZoneProps extends FileRules {
  /** The zone's name for screen readers: what the files are for. */
  label: string;
  /** The limits in words, e.g. «Только .zip, не больше 100 МБ». */
  description?: string | undefined;
  /** The error message, e.g. that nothing was chosen. The zone itself lists refused files. */
  errorMessage?: string | undefined;
  /** Above the sentence: `upload`, `zip`, `image`. */
  icon?: IconName | undefined;
  /** Announced by screen readers; the form itself validates and has the error message. */
  isRequired?: boolean | undefined;
  /** Accepts nothing in any way. */
  isDisabled?: boolean | undefined;
  /** Gets the accepted files; is not called when there are none. */
  onFiles: (files: File[]) => void;
  /** Chosen files, listed under the zone where they are sent later. Running uploads belong into UploadList. */
  chosen?: readonly File[] | undefined;
  /** Removes one of the chosen files. */
  onRemove?: ((file: File) => void) | undefined;
  /** Called with the refused files of each choice, also when there are none, before `onFiles`: for a caller that also reports them elsewhere. */
  onRefuse?: ((files: RefusedFile[]) => void) | undefined;
  /** Called with the files of each choice that were refused only for their size, also when there are none: for a caller that can shrink them. */
  onTooLarge?: ((files: File[]) => void) | undefined;
  /**
   * `prompt` and `pick` are one sentence; `pickFolder` offers the choice of a whole folder, where several files are accepted; `type`, `size`… explain why
   * a file was refused.
   */
  words?: Partial<Words<'dropZone'> & { pickFolder: string } & RefusalWords & Pick<Words<'fileField'>, 'remove' | 'showAll'>> | undefined;
}

/** A place to drop files, paste them or choose them from the disk. Folders are opened where several files are accepted. */
export function DropZone(props: DropZoneProps) {
  const {
    label,
    description,
    errorMessage,
    icon = 'upload',
    isRequired,
    isDisabled = false,
    onFiles,
    chosen = [],
    onRemove,
    onRefuse,
    onTooLarge,
    accept,
    maxBytes,
    allowsMultiple = false,
  } = props;
  const words = { ...texts.dropZone, ...props.words };
  const zone = useRef<HTMLFieldSetElement>(null);
  const id = useId();

  const { take, refused, hide } = useFileChoice({ accept, maxBytes, allowsMultiple, onFiles, onRefuse, onTooLarge });
  const { dropProps, isDropTarget } = useDroppedFiles(zone, { opensFolders: allowsMultiple, isDisabled, onFiles: take });
  usePastedFiles(zone, take, isDisabled);
  const focusFallback = useFocusFallback(() => zone.current?.querySelector('button')?.focus());

  return (
    <div className={fieldClass} {...focusFallback}>
      <fieldset
        {...dropProps}
        ref={zone}
        aria-label={spokenLabel({ label, isRequired })}
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
        {allowsMultiple && props.words?.pickFolder && canChooseFolder() && (
          <FileTrigger acceptDirectory onSelect={(files) => files && take(filesOfFolder(files))}>
            <Button className={css.folder ?? ''} isDisabled={isDisabled} aria-describedby={`${id}-limits ${id}-note`}>
              {props.words.pickFolder}
            </Button>
          </FileTrigger>
        )}
      </fieldset>
      {/* Above the chosen files: below a long list nobody would see what is missing from it. */}
      <RefusedFiles files={refused} maxBytes={maxBytes} onHide={hide} words={props.words} />
      <ChosenFiles
        files={chosen}
        onRemove={isDisabled ? undefined : onRemove}
        words={{ remove: texts.fileField.remove, showAll: texts.fileField.showAll, ...props.words }}
      />
      <PlainNote id={`${id}-note`} errorMessage={errorMessage} />
    </div>
  );
}
