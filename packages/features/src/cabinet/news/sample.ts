import bellPhoto from './images/bell.webp';
import cityPhoto from './images/city.webp';
import graduatePhoto from './images/graduate.webp';
import leavesPhoto from './images/leaves.webp';
import pencilsPhoto from './images/pencils.webp';
import windowPhoto from './images/window.webp';

/** An article: its card shows the excerpt, its dialog the text. */
export interface Article {
  id: number;
  title: string;
  excerpt: string;
  /** Paragraphs. */
  text: readonly string[];
  category: string;
  /** `YYYY-MM-DD` */
  date: string;
  image: string;
}

/** A note about the trade with its source. */
export interface IndustryUpdate {
  id: number;
  title: string;
  content: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** Another site, https. */
  link: string;
}

// Sample data: the specification describes this section without calls (ledger NEWS-12), and the page states it.
export const featured: Article = {
  id: 1,
  category: 'Сезон',
  date: '2026-11-14',
  title: 'Выпускной: что просят родители и к чему готовиться в июне',
  excerpt: 'Меньше постановочных рядов, больше живых кадров и короткий срок печати: с чего начать разговор с комитетом.',
  text: [
    'Спросите до первой съёмки: сколько разворотов, кто собирает тексты, к какой дате альбомы должны лежать в классе. От последней даты отсчитайте печать и ретушь назад, тогда срок не станет сюрпризом.',
    'Покажите два готовых альбома: строгий и живой. Родителям легче выбрать из того, что можно подержать в руках, чем описать словами.',
  ],
  image: graduatePhoto,
};

export const articles: readonly Article[] = [
  {
    id: 2,
    category: 'Съёмка',
    date: '2026-11-08',
    title: 'Оконный свет: пять схем для маленького класса',
    excerpt: 'Где поставить ребёнка, чем подсветить тень и что делать, когда окно одно.',
    text: [
      'Поставьте стул боком к окну в полутора метрах от него, с другой стороны прислоните белый лист пенокартона. Этого хватит, чтобы тень осталась, но не стала провалом.',
      'В пасмурный день окно мягче любого зонта. В солнечный закройте его белой тканью или снимайте в глубине класса.',
    ],
    image: windowPhoto,
  },
  {
    id: 3,
    category: 'Идеи',
    date: '2026-10-30',
    title: 'Осенний альбом в парке: маршрут на один урок',
    excerpt: 'Три остановки по десять минут, и весь класс успевает вернуться к звонку.',
    text: [
      'Пройдите путь накануне в то же время дня: солнце в октябре низкое, и через час место будет другим. Отметьте три точки не дальше пяти минут друг от друга.',
      'На каждой точке сначала общий кадр, потом пары. Портреты оставьте на последнюю: к ней дети уже привыкли к камере.',
    ],
    image: leavesPhoto,
  },
  {
    id: 4,
    category: 'Праздник',
    date: '2026-10-21',
    title: 'Последний звонок за 40 минут',
    excerpt: 'Список кадров, которые нельзя пропустить, и порядок, в котором они случаются.',
    text: [
      'Колонна, слова директора, первоклассник с колокольчиком, шары. Всё это бывает один раз, поэтому встаньте так, чтобы видеть и сцену, и первый ряд.',
      'Договоритесь об общей фотографии до линейки: после неё класс уже не собрать.',
    ],
    image: bellPhoto,
  },
  {
    id: 5,
    category: 'Печать',
    date: '2026-10-12',
    title: 'Как проверить цвет перед тиражом',
    excerpt: 'Профиль типографии, один пробный разворот и дневной свет вместо лампы.',
    text: [
      'Попросите у типографии профиль и посмотрите разворот с ним в программе: красные галстуки и синие пиджаки уходят первыми.',
      'Закажите один пробный разворот с портретом и общим кадром. Сравнивайте его с экраном у окна, днём, когда экран не ярче бумаги.',
    ],
    image: pencilsPhoto,
  },
  {
    id: 6,
    category: 'Техника',
    date: '2026-10-03',
    title: 'Ночной город и высокие ISO: что умеют новые камеры',
    excerpt: 'Когда шум не страшен, а когда лучше открыть диафрагму или взять штатив.',
    text: [
      'Шум видно на экране при увеличении, а в альбоме его почти нет: проверяйте на отпечатке 20 на 30, прежде чем жертвовать выдержкой.',
      'Для бенгальских огней хватит 1/60 секунды: искры остаются линиями, лица ещё резкие.',
    ],
    image: cityPhoto,
  },
];

export const updates: readonly IndustryUpdate[] = [
  {
    id: 1,
    title: 'Согласие родителей: на что и кому его подписывают',
    content: 'Портал Роскомнадзора о персональных данных.',
    date: '2026-11-06',
    link: 'https://pd.rkn.gov.ru/',
  },
  {
    id: 2,
    title: 'Цветовые профили для печати',
    content: 'Открытые материалы Международного консорциума по цвету.',
    date: '2026-11-02',
    link: 'https://www.color.org/',
  },
  {
    id: 3,
    title: 'JPEG, WebP и AVIF: чем отличаются форматы снимков',
    content: 'Справочник MDN для тех, кто показывает фото на сайте.',
    date: '2026-10-28',
    link: 'https://developer.mozilla.org/ru/docs/Web/Media/Guides/Formats/Image_types',
  },
];
