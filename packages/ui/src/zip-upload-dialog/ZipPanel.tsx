import css from './ZipPanel.module.css';
import { isMoving, openingAt, percentOf, type ZipUploadOfFile } from './zipUpload.ts';
import { formatBytes } from '../drop-zone/formatBytes.ts';
import { Iris } from '../iris/Iris.tsx';
import { ProgressBar } from '../progress-bar/ProgressBar.tsx';
import { useTimeLeft } from '../progress-bar/useTimeLeft.ts';
import { texts, type Words } from '../texts.ts';

interface ZipPanelProps {
  state: ZipUploadOfFile;
  /** Which of several archives it is, as text. */
  place?: string | undefined;
  words: Words<'zipUpload'>;
}

/** What is being done, as text. */
function sentence(state: ZipUploadOfFile, words: Words<'zipUpload'>): string {
  if ('work' in state && state.work) return state.work.text;
  switch (state.step) {
    case 'uploading':
      if (percentOf(state) === 0) return words.preparing;
      return state.part ? words.part(state.part.number, state.part.total) : words.uploading;
    case 'retrying':
      return words.retrying(state.part.number, state.attempt, state.attempts);
    case 'error':
      return state.message;
    default:
      return words[state.step];
  }
}

/** How the final states look. */
function toneOf(state: ZipUploadOfFile): 'ok' | 'err' | 'progress' {
  if (state.step === 'error') return 'err';
  return state.step === 'completed' && !state.isFruitless ? 'ok' : 'progress';
}

/** The archive: its name, its size, and its progress. */
export function ZipPanel({ state, place, words }: ZipPanelProps) {
  const { file } = state;
  const percent = percentOf(state);
  const text = sentence(state, words);
  const size = formatBytes(file.size);
  const tone = toneOf(state);
  const work = 'work' in state ? state.work : undefined;
  const left = useTimeLeft(work ? work.done / work.total : percent / 100, isMoving(state));
  const sent = percent > 0 && percent < 99 ? words.sent(formatBytes((file.size * percent) / 100), size) : size;
  return (
    <div className={css.panel} data-tone={tone}>
      <Iris size={48} opening={openingAt(percent)} />
      <div className={css.progress}>
        {place && <span className={css.place}>{place}</span>}
        <div className={css.head}>
          <span className={css.name}>{file.name}</span>
          {percent > 0 && <span className={css.percent}>{words.percent(percent)}</span>}
        </div>
        <ProgressBar
          label={file.name}
          isLabelHidden
          // Never narrower than one percent (ledger ZIP-13): an empty track looks like nothing at all.
          percent={isMoving(state) ? Math.max(1, percent) : percent}
          valueText={percent === 0 ? text : words.percent(percent)}
          tone={tone}
        />
        <div className={css.line}>
          {/* The dialog announces the end; chunks are sent too often to be announced. */}
          <span className={css.text}>{text}</span>
          <span className={css.size}>{[sent, !work && left !== null && texts.left(left)].filter(Boolean).join(' · ')}</span>
        </div>
        {work && (
          <ProgressBar
            label={work.label}
            percent={(work.done / work.total) * 100}
            description={left === null ? undefined : texts.left(left)}
          />
        )}
      </div>
    </div>
  );
}
