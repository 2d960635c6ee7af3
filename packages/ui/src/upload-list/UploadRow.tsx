import { useCallback, useRef } from 'react';
import { GridListItem } from 'react-aria-components/GridList';
import { isFailed, isRunning, type Upload, type UploadState } from './upload.ts';
import css from './UploadRow.module.css';
import { formatBytes } from '../drop-zone/formatBytes.ts';
import { useFocusFallback } from '../drop-zone/useFocusFallback.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { Iris } from '../iris/Iris.tsx';
import { ProgressBar } from '../progress-bar/ProgressBar.tsx';
import type { Words } from '../texts.ts';

export interface UploadRowProps {
  upload: Upload;
  onCancel?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
  words: Words<'uploadList'>;
}

const icons: Partial<Record<UploadState['step'], IconName>> = {
  preparing: 'clock',
  uploading: 'upload',
  success: 'ok',
  cancelled: 'close',
  error: 'err',
  refused: 'alert',
};

/** The text of a state. */
function sentence(state: UploadState, words: Words<'uploadList'>): string {
  if (state.step === 'error' || state.step === 'refused') return state.message;
  if (state.step === 'success' && state.note) return state.note;
  if (state.step === 'uploading' && state.part) return words.part(state.part.number, state.part.total);
  return words[state.step];
}

/** The button of a row. A component of its own: only inside the row do effects run when the row is in the page. */
function RowAction({ upload, onCancel, onRetry, words }: UploadRowProps) {
  const { id, name } = upload;
  const root = useRef<HTMLSpanElement>(null);
  const focusFallback = useFocusFallback(() => root.current?.closest<HTMLElement>('[role=row]')?.focus());
  return (
    <span ref={root} className={css.action} {...focusFallback}>
      {isRunning(upload) && onCancel && <IconButton icon="close" size="sm" label={words.cancel(name)} onPress={() => onCancel(id)} />}
      {isFailed(upload) && onRetry && <IconButton icon="restore" size="sm" label={words.retry(name)} onPress={() => onRetry(id)} />}
    </span>
  );
}

/** A small preview of the image. Its object URL lives as long as the row is in the page: of hundreds only the visible ones are decoded. */
function Thumbnail({ file }: { file: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} className={css.thumbnail} alt="" width={40} height={40} decoding="async" />;
}

/** One file's upload. */
export function UploadRow(props: UploadRowProps) {
  const { upload, words } = props;
  const { id, name, size, state } = upload;
  const icon = icons[state.step];
  const text = sentence(state, words);
  return (
    <GridListItem id={id} textValue={`${name}, ${text}`} className={css.row ?? ''} data-step={state.step}>
      <span className={css.sign}>{icon ? <Icon name={icon} /> : <Iris size={20} opening={0.42} isMoving />}</span>
      {upload.file?.type.startsWith('image/') && <Thumbnail file={upload.file} />}
      <div className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.state}>{text}</span>
      </div>
      <span className={css.size}>
        {state.step === 'uploading' ? words.percent(Math.floor(state.percent)) : size > 0 && formatBytes(size)}
      </span>
      <RowAction {...props} />
      {state.step === 'uploading' && (
        <div className={css.bar}>
          <ProgressBar label={name} isLabelHidden percent={state.percent} />
        </div>
      )}
    </GridListItem>
  );
}
