import { useRef } from 'react';
import css from './ZipUploadDialog.module.css';
import { isMoving, type ZipUploadState } from './zipUpload.ts';
import { Button } from '../button/Button.tsx';
import { useFocusFallback } from '../drop-zone/useFocusFallback.ts';
import type { Words } from '../texts.ts';

interface ZipActionsProps {
  state: ZipUploadState;
  onClose: () => void;
  onUpload: () => void;
  onCancel: () => void;
  onRetry: () => void;
  onAnother?: (() => void) | undefined;
  words: Words<'zipUpload'>;
}

/** The main button's label and action. */
function mainAction({ state, onClose, onUpload, onRetry, words }: ZipActionsProps): { label: string; act: () => void } {
  if (state.step === 'completed') return { label: words.done, act: onClose };
  if (state.step === 'cancelled' || (state.step === 'error' && !state.isFinal)) return { label: words.retry, act: onRetry };
  return { label: words.upload, act: onUpload };
}

/** The dialog's buttons. The main one stays the same element from state to state, so that it keeps focus. */
export function ZipActions(props: ZipActionsProps) {
  const { state, onClose, onCancel, onAnother, words } = props;
  const root = useRef<HTMLDivElement>(null);
  const focusFallback = useFocusFallback(() => root.current?.querySelector<HTMLElement>(':scope > button:last-child')?.focus());
  const moves = isMoving(state);
  const main = mainAction(props);
  return (
    <div ref={root} className={css.actions} {...focusFallback}>
      {moves && state.step !== 'cancelling' && (
        <span className={css.aside}>
          <Button tone="secondary" onPress={onCancel}>
            {words.cancelUpload}
          </Button>
        </span>
      )}
      {state.step === 'completed' ? (
        onAnother && (
          <Button tone="ghost" onPress={onAnother}>
            {words.another}
          </Button>
        )
      ) : (
        <Button tone="ghost" onPress={onClose} isDisabled={moves}>
          {words.cancel}
        </Button>
      )}
      <Button
        isPending={moves}
        pendingText={state.step === 'cancelling' ? words.cancelling : words.uploading}
        isDisabled={state.step === 'choose' || (state.step === 'error' && Boolean(state.isFinal))}
        onPress={main.act}
      >
        {main.label}
      </Button>
    </div>
  );
}
