import { Text } from '@portal/ui';
import { formatDay } from '../../common/index.ts';

/** `Сезон · 14 ноября 2026 г.` */
export function Dateline({ category, date }: { category: string; date: string }) {
  return (
    <Text look="body-s" tone={2}>
      {category} · <time dateTime={date}>{formatDay(date)}</time>
    </Text>
  );
}
