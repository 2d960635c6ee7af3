import { Text } from '@portal/ui';
import { t } from '../../shares/texts.ts';
import type { MarksOfClients } from './clientMarks.ts';
import css from './ViewedMarks.module.css';

/** What clients say of the viewed photo: whether it is chosen or hidden from them, and their remarks. */
export function ViewedMarks({ marks, id }: { marks: MarksOfClients; id: number }) {
  const lines = [
    marks.hidden.has(id) && t('marks.viewer.hidden'),
    marks.chosen.has(id) && t('marks.viewer.chosen'),
    ...(marks.remarks.get(id) ?? []).map((text) => t('marks.viewer.remark', { text })),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <div className={css.notes}>
      {lines.map((line, index) => (
        // Two clients may write the same.
        <Text key={`${index} ${line}`} look="body-s">
          {line}
        </Text>
      ))}
    </div>
  );
}
