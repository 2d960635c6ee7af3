import { limits } from '../contract/limits.ts';
import type { PhotographerCard } from '../photographers/photographers.ts';

const titles = {
  home: 'Диафрагма: фотографы для школ, садов и праздников',
  directory: 'Фотографы',
  photographer: 'Фотограф',
  photographerNotFound: 'Фотограф не найден',
  terms: 'Условия использования',
  notFound: 'Страница не найдена',
  login: 'Вход',
  register: 'Регистрация',
  forgotPassword: 'Восстановление пароля',
  resetPassword: 'Новый пароль',
  logout: 'Выход',
  shared: 'Фотографии',
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

// A title has no markup to isolate a name: direction control characters in a name would affect the rest of the title as well.
const upright = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '').trim();

/** The city that an address of the directory asks for; null where it names none. */
export function addressedCity(address: string): string | null {
  const city = upright(new URLSearchParams(address.split('?')[1]).get('city') ?? '');
  return city === '' || Array.from(city).length > limits.cityLength ? null : city;
}

/** The page of the directory that an address asks for; 1 where it names none that exists. */
function addressedPage(address: string): number {
  const text = new URLSearchParams(address.split('?')[1]).get('page') ?? '';
  return /^[1-9]\d*$/.test(text) && Number(text) <= limits.directoryPageMax ? Number(text) : 1;
}

/** The title of the page at an address. The server writes it into the page and the app updates it, so it is shared here. */
export function pageTitle(page: PageTitle, address = ''): string {
  if (page === 'home') return titles.home;
  if (page !== 'directory') return titled(titles[page]);
  const city = addressedCity(address);
  const number = addressedPage(address);
  return titled(titles.directory + (city === null ? '' : `: ${city}`) + (number > 1 ? `, страница ${number}` : ''));
}

/** The title of a photographer's own page. */
export function photographerTitle({ name, city }: Pick<PhotographerCard, 'name' | 'city'>): string {
  return titled(upright([name, 'фотограф', city].filter(Boolean).join(', ')));
}

/**
 * The canonical path of an address; null where the page is not to be indexed. A city and the later pages of a list show other people, so each has a
 * canonical address of its own, in the directory; other filters and sort orders have not.
 */
export function canonicalPath(page: PageTitle, address: string): string | null {
  const [path = '/', query] = address.split('?');
  if (page === 'photographer' || page === 'terms') return path.replace(/\/$/, '');
  if (page !== 'home' && page !== 'directory') return null;
  const chosen = new URLSearchParams(query);
  const city = page === 'directory' ? addressedCity(address) : null;
  const known = new URLSearchParams(city === null ? {} : { city });
  const number = addressedPage(address);
  // With any other filter it is the page of another list.
  const isPageOfThis = [...chosen.keys()].every((key) => key === 'page' || known.has(key));
  if (isPageOfThis && number > 1) known.set('page', String(number));
  if (`${known}` !== '') return `/photographers?${known}`;
  return page === 'home' ? '/' : '/photographers';
}
