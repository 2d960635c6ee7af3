import { useNow } from '../../data/index.ts';
import { localDay } from './days.ts';

/** Today, `YYYY-MM-DD`, in the local time zone. */
export const useToday = (): string => localDay(useNow());
