import type ru from './texts.ru.json';
import { t } from './texts.ts';

/** Which of the titles a page has. */
export type TitleKey = Exclude<keyof (typeof ru)['titles'], 'of'>;

/** What a route says about itself. */
export interface RouteHandle {
  title?: TitleKey;
}

/** What stands on the browser's tab. */
export function pageTitle(key: TitleKey = 'home'): string {
  const title = t(`titles.${key}`);
  return key === 'home' ? title : t('titles.of', { title });
}
