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

/** How many are shown at first; fewer of what needs no attention. */
const shownAtFirst = { warn: 20, info: 20, ok: 3 };

/** Names of files; a long list shows its beginning and a button for the rest. */
function NameList({ names, first }: { names: readonly ListedName[]; first: number }) {
  const [isWhole, setWhole] = useState(false);
  const rest = isWhole ? 0 : Math.max(0, names.length - first);
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
  tone: keyof typeof shownAtFirst;
  of: 'held' | 'ambiguous' | 'refused' | 'withoutOriginal' | 'unchanged' | 'missing' | 'joined';
  names: readonly ListedName[];
}

/** Files with the same result; nothing when there are none. */
function Part({ tone, of, names }: PartProps) {
  if (names.length === 0) return null;
  return (
    <Banner tone={tone} title={t(of, { count: names.length })}>
      <NameList names={names} first={shownAtFirst[tone]} />
    </Banner>
  );
}

const named = (names: readonly string[]): ListedName[] => names.map((name) => ({ name }));

/** By what each file found its original, and in which group. */
const joinedBy = (joined: ZipReport['joined']): ListedName[] =>
  joined.map(({ name, by, group }) => ({ name, reason: group === null ? t(`by.${by}`) : t('inGroup', { group, by: t(`by.${by}`) }) }));

/** Those that are listed as waiting are not listed once more; of one name there may be several. */
function withoutHeld({ withoutOriginal, held }: ZipReport): string[] {
  const rest = [...withoutOriginal];
  for (const { name } of held) if (rest.includes(name)) rest.splice(rest.indexOf(name), 1);
  return rest;
}

/** How many files came and what became of them, where not all are new: the numbers add up. */
function sumOf({ matched, withoutOriginal, unchanged, ambiguous, refused }: ZipReport): string {
  const counts = { unchanged: unchanged.length, ambiguous: ambiguous.length, refused: refused.length };
  const stored = matched.length + withoutOriginal.length;
  const others = counts.ambiguous + counts.refused;
  if (counts.unchanged + others === 0) return '';
  return ` ${t('sum', { ...counts, all: stored + others, added: stored - counts.unchanged })}`;
}

interface MatchReportProps {
  report: ZipReport;
  /** The photos may have been uploaded without an archive: then it is not mentioned. */
  isLoose?: boolean;
}

/** The result for each uploaded file; those that need attention come first. */
export function MatchReport({ report, isLoose = false }: MatchReportProps) {
  const { total, matched, ambiguous, refused, held, unchanged, missing, joined } = report;
  return (
    <div className={css.report}>
      <Banner tone={isFruitless(report) ? 'warn' : 'ok'} title={total.originals > 0 ? t('total', total) : t('done')} isLive={isLoose}>
        {t(isLoose ? 'sent' : 'brought', { count: matched.length })}
        {sumOf(report)}
      </Banner>
      <Part tone="warn" of="held" names={held} />
      <Part tone="warn" of="ambiguous" names={ambiguous} />
      <Part tone="warn" of="refused" names={refused} />
      <Part tone="warn" of="withoutOriginal" names={named(withoutHeld(report))} />
      <Part tone="info" of="unchanged" names={named(unchanged)} />
      <Part tone="info" of="missing" names={named(missing)} />
      <Part tone="ok" of="joined" names={joinedBy(joined)} />
    </div>
  );
}
