import { type ActivityWeek, listActivity } from '@portal/api';
import { BarChart, Heading, Skeleton, Text, TextButton } from '@portal/ui';
import { useRead } from '../../../common/data/index.ts';
import { t } from './texts.ts';
import css from './Weeks.module.css';
import { weekDays, weekLabel, weeksToShow } from './weeks.ts';

const counts = ['views', 'uploads'] as const;
type Count = (typeof counts)[number];

/** Views and uploads by week; while fewer than two weeks have data, a note about what will be shown here. */
export function Weeks() {
  const activity = useRead(listActivity, {});
  if (activity.state === 'failed') {
    return (
      <Text tone={2}>
        {t('failed')} <TextButton onPress={activity.retry}>{t('retry')}</TextButton>
      </Text>
    );
  }
  return (
    <div className={css.place}>
      <div className={css.charts}>
        {counts.map((count) => (
          <section key={count} className={css.chart} aria-busy={activity.state === 'loading' || undefined}>
            <Heading level={3} look="title-4">
              {t(`${count}.title`)}
            </Heading>
            {activity.state === 'loading' ? <Skeleton height={176} /> : <Course weeks={activity.data} count={count} />}
          </section>
        ))}
      </div>
    </div>
  );
}

function Course({ weeks, count }: { weeks: readonly ActivityWeek[]; count: Count }) {
  const shown = weeksToShow(weeks, count);
  const sum = weeks.reduce((before, week) => before + week[count], 0);
  if (shown === null) return <Text tone={2}>{t(`${count}.later`, { sum })}</Text>;
  const bars = shown.map((week, index) => {
    const isUnfinished = index === shown.length - 1;
    const text = t(`${count}.${isUnfinished ? 'current' : 'week'}`, { days: weekDays(week.week), count: week[count] });
    return { label: weekLabel(week.week), value: week[count], isUnfinished, text };
  });
  return (
    <>
      <Text look="body-s" tone={2}>
        {t(`${count}.sum`, { sum, weeks: shown.length })}
      </Text>
      <BarChart label={t(`${count}.label`)} bars={bars} />
    </>
  );
}
