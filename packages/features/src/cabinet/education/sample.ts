import albumPhoto from './images/album.webp';
import contractPhoto from './images/contract.webp';
import lightPhoto from './images/light.webp';
import promPhoto from './images/prom.webp';

/** A course that a photographer can look at. */
export interface Course {
  id: number;
  title: string;
  description: string;
  /** Whole rubles. */
  price: number;
  image: string;
}

/** A talk that takes place once. */
export interface Webinar {
  title: string;
  description: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM`, Moscow time. */
  time: string;
  image: string;
}

/** A file to download. */
export interface Material {
  id: number;
  title: string;
  type: 'PDF' | 'ZIP' | 'MP4';
  /** Bytes. */
  size: number;
}

const MB = 1024 * 1024;

// Sample data: the specification describes this section without calls (ledger EDU-18, EDU-19), and the page states it.
export const courses: readonly Course[] = [
  {
    id: 1,
    title: 'Свет в школьном классе',
    description: 'Как снять портрет у окна и не ждать солнца: одна вспышка, один зонт, 20 детей за урок.',
    price: 4900,
    image: lightPhoto,
  },
  {
    id: 2,
    title: 'Альбом, который купят',
    description: 'Сценарий съёмки и вёрстка разворотов под ожидания родителей.',
    price: 6500,
    image: albumPhoto,
  },
  {
    id: 3,
    title: 'Договор и предоплата',
    description: 'Шаблоны документов и разговор с родительским комитетом без неловкости.',
    price: 2900,
    image: contractPhoto,
  },
];

export const webinar: Webinar = {
  title: 'Вебинар: выпускной вечер без вспышки',
  description: 'Разбираем съёмку в тёмном зале: светосильная оптика, шум, цвет прожекторов и живые кадры на танцполе.',
  date: '2027-05-22',
  time: '19:00',
  image: promPhoto,
};

export const materials: readonly Material[] = [
  { id: 1, title: 'Чек-лист съёмки в детском саду', type: 'PDF', size: 1.2 * MB },
  { id: 2, title: 'Шаблоны разворотов, 24 шт.', type: 'ZIP', size: 86 * MB },
  { id: 3, title: 'Разбор портфолио: запись эфира', type: 'MP4', size: 412 * MB },
];
