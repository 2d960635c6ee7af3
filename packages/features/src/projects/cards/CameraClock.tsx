import { cardSentences, limits } from '@portal/api';
import { Button, Text, TextField } from '@portal/ui';
import { useState } from 'react';
import type { CameraLine } from './board.ts';
import css from './Cards.module.css';
import { t } from './texts.ts';

interface CameraClockProps {
  line: CameraLine;
  isPending: boolean;
  /** Null: the camera follows its own cards alone. */
  onSet: (minutes: number | null) => void;
}

/** A whole number with or without a sign; a hyphen and a minus are the same. */
function minutesOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const minutes = /^\s*[-+\u2212]?\d{1,6}\s*$/.test(text) ? Number(text.replace('\u2212', '-')) : Number.NaN;
  return Math.abs(minutes) <= limits.clockMinutes ? minutes : undefined;
}

/** A camera of the shoot, and by how many minutes its clock is set forward. */
export function CameraClock({ line: { camera, photos, cards, minutes, isMixed }, isPending, onSet }: CameraClockProps) {
  const [text, setText] = useState(minutes === null ? '' : `${minutes}`);
  const [problem, setProblem] = useState<string>();
  const set = () => {
    const wanted = minutesOf(text);
    setProblem(wanted === undefined ? cardSentences.minutesInvalid : undefined);
    if (wanted !== undefined) onSet(wanted);
  };
  return (
    <li>
      <div className={css.words}>
        <span>{camera}</span>
        <Text look="body-s" tone={2}>
          {t('cameras.count', { photos, cards })}
        </Text>
        {cards === 0 && minutes === null && <Text look="body-s">{t('cameras.alone')}</Text>}
        {isMixed && <Text look="body-s">{t('cameras.mixed')}</Text>}
      </div>
      <div className={css.row}>
        <div className={css.field}>
          <TextField
            label={t('cameras.shift')}
            value={text}
            onChange={(typed) => {
              setText(typed);
              setProblem(undefined);
            }}
            errorMessage={problem}
            autoComplete="off"
          />
        </div>
        <Button
          tone="ghost"
          isDisabled={isPending || minutesOf(text) === minutes}
          aria-label={t('cameras.setOf', { camera })}
          onPress={set}
        >
          {t('cameras.set')}
        </Button>
      </div>
    </li>
  );
}
