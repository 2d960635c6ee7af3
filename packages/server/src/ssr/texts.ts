const rubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 });

/** The pages' metadata for search engines. */
export const texts = {
  home: 'Каталог фотографов: выпускные альбомы, виньетки, портреты и репортаж. Смотрите портфолио, сравнивайте цены и выбирайте фотографа в своём городе.',
  directory: 'Все фотографы каталога: город, цена за час, портфолио и контакты на одной странице.',
  photographer: (name: string) => `${name}: портфолио, цены и контакты.`,
  demo: 'Пример карточки: человек и снимки вымышлены.',
  jobTitle: 'Фотограф',
  priced: (price: number | null) => (price === null ? '' : `${rubles.format(price)} в час.`),
};
