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

/** So many are shown at first. */
const shownAtFirst = 20;

/** Names of files; a long list shows its beginning until the rest is requested. */
function NameList({ names }: { names: readonly ListedName[] }) {
  const [isWhole, setWhole] = useState(false);
  const rest = isWhole ? 0 : Math.max(0, names.length - shownAtFirst);
  return (
    <>
      <ul>
        {names.slice(0, names.length - rest).map(({ name, reason }, index) => (
          // Two files of an archive may share a name.
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

/** Files that shared a fate, unless there are none. */
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
  /** The photos may have come loose: no archive is spoken of. */
  isLoose?: boolean;
}

/** What became of each file that was brought, what needs a look first. */
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
