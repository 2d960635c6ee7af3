import { parseDate } from '@internationalized/date';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import css from './DateField.module.css';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { Words } from '../texts.ts';

interface DayCalendarProps {
  /** What the day is of. */
  label: string;
  words: Words<'date'>;
  /** `YYYY-MM-DD` */
  value: string | null;
  onChange: (day: string) => void;
}

/** A month to choose a day from; weeks begin on Monday. */
export function DayCalendar({ label, words, value, onChange }: DayCalendarProps) {
  return (
    <Dialog className={css.dialog ?? ''} aria-label={label}>
      <Calendar
        value={value === null ? null : parseDate(value)}
        onChange={(day) => onChange(day.toString())}
        firstDayOfWeek="mon"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus enters the calendar that was opened, as it enters a menu
        autoFocus
        aria-label={label}
      >
        <header className={css.head}>
          <IconButton slot="previous" icon="left" label={words.previous} size="sm" />
          <Heading className={css.month ?? ''} />
          <IconButton slot="next" icon="right" label={words.next} size="sm" />
        </header>
        <CalendarGrid className={css.grid ?? ''} weekdayStyle="short">
          <CalendarGridHeader>{(day) => <CalendarHeaderCell className={css.weekday ?? ''}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>{(day) => <CalendarCell date={day} className={css.day ?? ''} />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </Dialog>
  );
}
