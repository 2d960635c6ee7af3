import { limits } from '../contract/limits.ts';
import type { PhotographerCard } from './photographers.ts';

const titles = {
  home: 'Диафрагма: фотографы для школ, садов и праздников',
  directory: 'Фотографы',
  photographer: 'Фотограф',
  terms: 'Условия использования',
  notFound: 'Страница не найдена',
  login: 'Вход',
  register: 'Регистрация',
  forgotPassword: 'Восстановление пароля',
  resetPassword: 'Новый пароль',
  logout: 'Выход',
  dashboard: 'Кабинет',
  profile: 'Моя карточка',
  projects: 'Проекты',
  settings: 'Настройки',
  education: 'Обучение',
  news: 'Новости',
  failed: 'Ошибка',
} as const;

export type PageTitle = keyof typeof titles;

const titled = (title: string): string => `${title} — Диафрагма`;

/** The page's title. The server writes it into the page and the app updates it, so it is shared here. */
export function pageTitle(page: PageTitle): string {
  return page === 'home' ? titles.home : titled(titles[page]);
}

/** The title of a photographer's own page. */
export function photographerTitle({ name, city }: Pick<PhotographerCard, 'name' | 'city'>): string {
  // A title has no markup to isolate a name: characters that change the direction of writing would change it for the rest as well.
  return titled(
    [name, 'фотограф', city]
      .filter(Boolean)
      .join(', ')
      .replace(/\p{Bidi_Control}/gu, ''),
  );
}

/**
 * The path that a page is known by to search engines, of its address in the browser; null where it is not to be listed. Later pages of
 * the list show other people, so that each is known by its own address, in the directory; what is chosen or sorted there is not.
 */
export function canonicalPath(page: PageTitle, address: string): string | null {
  const [path = '/'] = address.split('?');
  if (page === 'photographer' || page === 'terms') return path.replace(/\/$/, '');
  if (page !== 'home' && page !== 'directory') return null;
  const number = Number(/\?page=([1-9]\d*)$/.exec(address)?.[1]);
  if (number > 1 && number <= limits.directoryPageMax) return `/photographers?page=${number}`;
  return page === 'home' ? '/' : '/photographers';
}
