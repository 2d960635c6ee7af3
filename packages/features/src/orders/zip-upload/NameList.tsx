import { TextButton } from '@portal/ui';
import { useState } from 'react';
import { t } from '../texts.ts';

export interface ListedName {
  name: string;
  /** Why it is listed. */
  reason?: string | undefined;
}

/** So many are shown at first. */
const shownAtFirst = 20;

/** Names of files; a long list shows its beginning until the rest is requested. */
export function NameList({ names }: { names: readonly ListedName[] }) {
  const [isWhole, setWhole] = useState(false);
  const rest = isWhole ? 0 : Math.max(0, names.length - shownAtFirst);
  return (
    <>
      <ul>
        {names.slice(0, names.length - rest).map(({ name, reason }, index) => (
          // Two files of an archive may share a name.
          <li key={`${name} ${index}`}>{reason === undefined ? name : t('zip.report.reason', { name, reason })}</li>
        ))}
      </ul>
      {rest > 0 && <TextButton onPress={() => setWhole(true)}>{t('zip.report.more', { count: rest })}</TextButton>}
    </>
  );
}
