import { addressedCity, canonicalPath, limits, pageTitle, type PageTitle, type PhotographerCard, photographerTitle } from '@portal/api';
import { loadCities } from '@portal/api/cities';
import type { PageHead } from './page-head.ts';
import type { Context } from '../routing/context.ts';
import { findCard } from '../modules/directory/repository.ts';

const rubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 });

/** The pages' metadata for search engines. */
const texts = {
  home: 'Каталог фотографов: выпускные альбомы, виньетки, портреты и репортаж. Смотрите портфолио, сравнивайте цены и выбирайте фотографа в своём городе.',
  directory: 'Все фотографы каталога: город, цена за час, портфолио и контакты на одной странице.',
  city: (city: string) => `Фотографы в каталоге: ${city}. Портфолио, цены за час и контакты на одной странице.`,
  photographer: (name: string) => `${name}: портфолио, цены и контакты.`,
  demo: 'Пример карточки: человек и снимки вымышлены.',
  shared: 'С вами поделились фотографиями',
  jobTitle: 'Фотограф',
  priced: (price: number | null) => (price === null ? '' : `${rubles.format(price)} в час.`),
};

const general = { image: { path: '/preview.jpg', width: 1200, height: 630 }, data: null } as const;

/** What a head is read from. */
type HeadSource = Pick<Context, 'db' | 'publicUrl'>;

/** The pages that are the same for everybody. */
export const heads = {
  home: {
    ...general,
    title: pageTitle('home'),
    description: texts.home,
    canonical: '/',
    data: { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Диафрагма', inLanguage: 'ru' },
  },
  directory: { ...general, title: pageTitle('directory'), description: texts.directory, canonical: '/photographers' },
  terms: { ...general, title: pageTitle('terms'), description: null, canonical: '/terms' },
  notFound: { ...general, title: pageTitle('notFound'), description: null, canonical: null },
  photographerNotFound: { ...general, title: pageTitle('photographerNotFound'), description: null, canonical: null },
} as const satisfies Record<string, PageHead>;

/** The head of a page that shows the directory at this address. A known city has a head of its own; other texts have none. */
export async function listHead(page: 'home' | 'directory', address: string): Promise<PageHead> {
  const city = page === 'directory' ? addressedCity(address) : null;
  if (city === null) return { ...heads[page], canonical: canonicalPath(page, address) };
  const isCity = (await loadCities()).some(({ name }) => name === city);
  const title = pageTitle(page, address);
  if (!isCity) return { ...heads[page], title };
  return { ...heads[page], title, description: texts.city(city), canonical: canonicalPath(page, address) };
}

/** A page behind the sign-in, or one that leads to it. */
export function privateHead(page: PageTitle): PageHead {
  return { ...general, title: pageTitle(page), description: null, canonical: null };
}

/** The page of any share. A preview must not tell whose photos it shows, and the general description is about the directory. */
export const sharedHead: PageHead = { ...privateHead('shared'), description: '', preview: texts.shared };

/** A photographer's page, or `undefined` when there is none with this id. */
export async function photographerHead({ db, publicUrl }: HeadSource, id: number): Promise<PageHead | undefined> {
  const card = await findCard(db, id);
  return card && headOf(card, publicUrl);
}

/**
 * The head of the list with a photographer's dialog over it: a preview shows the photographer, and for search engines the address stays that of the list.
 * Without such a photographer it is the list's.
 */
export async function dialogHead({ db, publicUrl }: HeadSource, id: number, list: PageHead): Promise<PageHead> {
  const card = await findCard(db, id);
  if (!card) return list;
  const { title, description, image, canonical } = headOf(card, publicUrl);
  return { ...list, title, description, image, data: null, previewPath: canonical };
}

function headOf(card: PhotographerCard, publicUrl: string) {
  const { id, name, city, price, isDemo } = card;
  const about = [isDemo && texts.demo, card.about].filter(Boolean).join(' ');
  const [photo] = card.portfolio;
  const canonical = `/photographer/${id}`;
  const image = photo ? { path: photo.url, width: photo.width, height: photo.height } : null;
  return {
    title: photographerTitle(card),
    description: shorten([texts.priced(price), about || texts.photographer(name)].filter(Boolean).join(' ')),
    canonical,
    image: image ?? (card.avatar ? { path: card.avatar, width: null, height: null } : general.image),
    data: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name,
        jobTitle: texts.jobTitle,
        url: publicUrl + canonical,
        ...(about ? { description: shorten(about) } : {}),
        ...(image ? { image: publicUrl + image.path } : {}),
        ...(city ? { address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'RU' } } : {}),
        knowsAbout: card.specializations.map((one) => one.name),
        sameAs: card.socialLinks.map(({ url }) => url),
      },
    },
  } satisfies PageHead;
}

/** The description in a search result: whole words, and an ellipsis when there was more. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limits.pageDescription) return line;
  return `${line.slice(0, limits.pageDescription).replace(/\s+\S*$/, '')}…`;
}
