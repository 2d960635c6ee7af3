import { Text } from '@portal/ui';
import { t } from '../../links/texts.ts';
import type { ImageMarks } from './imageMarks.ts';
import css from './MarksBar.module.css';

/** What is marked of the photo that is looked at: whether it is chosen or hidden, and what the client wishes. */
export function ViewedMarks({ marks, id }: { marks: ImageMarks; id: number }) {
  const lines = [
    marks.hidden.has(id) && t('marks.viewer.hidden'),
    marks.chosen.has(id) && t('marks.viewer.chosen'),
    ...(marks.remarks.get(id) ?? []).map((text) => t('marks.viewer.remark', { text })),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <div className={css.notes}>
      {lines.map((line) => (
        <Text key={line} look="body-s">
          {line}
        </Text>
      ))}
    </div>
  );
}
