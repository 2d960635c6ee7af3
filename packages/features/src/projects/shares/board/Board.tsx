/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- WebKit takes the roles of a table away with `display: block`, which narrow windows have */
import type { ImageGroup } from '@portal/api';
import { Heading, Text, TextButton } from '@portal/ui';
import { memo, useDeferredValue } from 'react';
import { stageOf, stageText } from '../describe.ts';
import { t } from '../texts.ts';
import css from './Board.module.css';
import { inSections, type Line, type Section, totalsOf } from './lines.ts';

interface BoardProps {
  lines: readonly Line[];
  groups: readonly ImageGroup[];
  onOpen: (line: Line) => void;
}

const none: readonly Line[] = [];

/** How far each pupil has come, class by class. Rendered in parts, so that hundreds of lines hold up nothing that is typed or clicked. */
export function Board({ lines, groups, onOpen }: BoardProps) {
  const shown = useDeferredValue(lines, none);
  return <Sections lines={shown} groups={groups} onOpen={onOpen} />;
}

const Sections = memo(function Sections({ lines, groups, onOpen }: BoardProps) {
  const sections = inSections(lines, groups);
  return (
    <div className={css.board}>
      {sections.length > 1 && <Text tone={2}>{totalsText(lines)}</Text>}
      {sections.map((section) => (
        <ClassOfLines key={section.id} section={section} onOpen={onOpen} />
      ))}
    </div>
  );
});

function totalsText(lines: readonly Line[]): string {
  return t('board.totals', { ...totalsOf(lines) });
}

const columns = ['photos', 'link', 'choice', 'ready', 'accepted', 'email'] as const;

function ClassOfLines({ section: { name, lines }, onOpen }: { section: Section; onOpen: (line: Line) => void }) {
  const title = name ?? t('board.noClass');
  return (
    <section className={css.section} aria-label={title}>
      <div className={css.head}>
        <Heading level={3}>{title}</Heading>
        <Text look="body-s" tone={2}>
          {totalsText(lines)}
        </Text>
      </div>
      <table role="table" className={css.table} aria-label={title}>
        <thead role="rowgroup" className={css.columns}>
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('board.name')}
            </th>
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {t(`board.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={css.lines}>
          {lines.map((line) => (
            <tr key={line.id} role="row" className={css.line} data-share={line.share?.id}>
              <th role="rowheader" scope="row" className={css.name}>
                <TextButton onPress={() => onOpen(line)}>{line.name}</TextButton>
              </th>
              {columns.map((column) => {
                const text = cellText(line, column);
                return (
                  <td
                    key={column}
                    role="cell"
                    data-label={t(`board.${column}`)}
                    data-empty={text === null || undefined}
                    data-fault={isFault(line, column) || undefined}
                  >
                    {text ?? '—'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Column = (typeof columns)[number];

const isFault = ({ share }: Line, column: Column): boolean => column === 'email' && share?.emailState === 'failed';

/** What a cell says; null: nothing. */
function cellText({ share, reachedBy, photoCount, sentCount, readyCount }: Line, column: Column): string | null {
  if (column === 'photos') return String(photoCount);
  if (column === 'ready') {
    if (sentCount !== null) return t('board.of', { count: readyCount, of: sentCount });
    return readyCount > 0 ? String(readyCount) : null;
  }
  if (share === null) {
    if (column !== 'link') return null;
    return t(reachedBy === null ? 'board.unlinked' : reachedBy.groupId === null ? 'board.byProject' : 'board.byClass');
  }
  if (column === 'link') {
    if (share.state === 'expired') return t('board.expired');
    return share.lastOpenedAt === null ? t('board.unopened') : t('board.opened');
  }
  // Its families have lines of their own.
  if (share.chooses === 'each_family' && (column === 'choice' || column === 'accepted')) return null;
  if (column === 'choice') {
    const stage = stageOf(share);
    return stage === 'chosen' || stage === 'closed' ? stageText(share) : share.favouriteCount > 0 ? String(share.favouriteCount) : null;
  }
  if (column === 'accepted' && share.fixCount > 0) return t('fixes', { count: share.fixCount });
  if (column === 'accepted') return share.signedOffAt === null ? null : t('board.yes');
  return share.emailState === null ? null : t(`board.emails.${share.emailState}`);
}
