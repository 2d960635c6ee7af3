/** Errors of the joined sources, keyed by GeoNames id where a name alone is ambiguous. */

/** Names written without ё, or shortened. */
export const names: Readonly<Record<string, string>> = {
  Щекино: 'Щёкино',
  Жигулевск: 'Жигулёвск',
  'Вышний Волочек': 'Вышний Волочёк',
  Федоровский: 'Фёдоровский',
  Пугачев: 'Пугачёв',
  'Ликино-Дулево': 'Ликино-Дулёво',
  Каменск: 'Каменск-Шахтинский',
};

/** Parts of larger cities, villages with a mistaken population, and second records of one city. */
export const dropped: ReadonlySet<string> = new Set([
  // Districts of Moscow, Saint Petersburg, Sochi, Norilsk and other large cities.
  'Черёмушки',
  'Ново-Переделкино',
  'Восточное Дегунино',
  'Внуково',
  'Петродворец',
  'Адлер',
  'Лазаревское',
  'Хоста',
  'Дагомыс',
  'Кудепста',
  'Талнах',
  'Кайеркан',
  'Эжва',
  'Ягры',
  'Исакогорка',
  'Воргашор',
  'Врангель',
  'Трудовое',
  'Кедровка',
  'Придонской',
  'Новосиликатный',
  'Южный',
  'Дугулубгей',
  'Свободы',
  // Cities that were merged into a neighbour.
  'Железнодорожный',
  'Климовск',
  'Юбилейный',
  'Сходня',
  'Востряково',
  'Северо-Задонск',
  // Villages with a wrong population.
  'Старый Малгобек',
  'Кабаново',
  'Аннино',
  'Андреевское',
  'Петровская',
]);

/** Second records of Россошь, Заречный, Лесной and Дзержинский. */
export const droppedIds: ReadonlySet<number> = new Set([501215, 831165, 6853140, 8521440]);
