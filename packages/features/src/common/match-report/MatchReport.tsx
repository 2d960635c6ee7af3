import type { ZipReport } from '@portal/api';
import { Banner, TextButton } from '@portal/ui';
import { t } from './texts.ts';
import { isFruitless } from './isFruitless.ts';
import css from './MatchReport.module.css';
import { useState } from 'react';

interface ListedName {
  name: string;
  /** Why it is listed. */
  reason?: string | undefined;
}

/** How many are shown at first. */
const shownAtFirst = 20;

/** Names of files; a long list shows its beginning and a button for the rest. */
function NameList({ names }: { names: readonly ListedName[] }) {
  const [isWhole, setWhole] = useState(false);
  const rest = isWhole ? 0 : Math.max(0, names.length - shownAtFirst);
  return (
    <>
      <ul>
        {names.slice(0, names.length - rest).map(({ name, reason }, index) => (
          // Two files of an archive may have the same name.
          <li key={`${name} ${index}`}>{reason === undefined ? name : t('reason', { name, reason })}</li>
        ))}
      </ul>
      {rest > 0 && <TextButton onPress={() => setWhole(true)}>{t('more', { count: rest })}</TextButton>}
    </>
  );
}

interface PartProps {
  tone: 'warn' | 'info';
  of: 'ambiguous' | 'refused' | 'withoutOriginal' | 'unchanged' | 'missing';
  names: readonly ListedName[];
}

/** Files with the same result; nothing when there are none. */
function Part({ tone, of, names }: PartProps) {
  if (names.length === 0) return null;
  return (
    <Banner tone={tone} title={t(of, { count: names.length })}>
      <NameList names={names} />
    </Banner>
  );
}

const named = (names: readonly string[]): ListedName[] => names.map((name) => ({ name }));

interface MatchReportProps {
  report: ZipReport;
  /** The photos may have been uploaded without an archive: then it is not mentioned. */
  isLoose?: boolean;
}

/** The result for each uploaded file; those that need attention come first. */
export function MatchReport({ report, isLoose = false }: MatchReportProps) {
  const { total, matched, ambiguous, refused, withoutOriginal, unchanged, missing } = report;
  return (
    <div className={css.report}>
      <Banner tone={isFruitless(report) ? 'warn' : 'ok'} title={total.originals > 0 ? t('total', total) : t('done')} isLive={isLoose}>
        {t(isLoose ? 'sent' : 'brought', { count: matched.length })}
      </Banner>
      <Part tone="warn" of="ambiguous" names={ambiguous} />
      <Part tone="warn" of="refused" names={refused} />
      <Part tone="warn" of="withoutOriginal" names={named(withoutOriginal)} />
      <Part tone="info" of="unchanged" names={named(unchanged)} />
      <Part tone="info" of="missing" names={named(missing)} />
    </div>
  );
}
