import { definePhotographer, framesOf } from '../define-photographer.ts';

/** From Baikal to the ocean. */
export const farEast = [
  definePhotographer({
    id: 57,
    slug: 'zhanna',
    firstName: 'Жанна',
    lastName: 'Байкалова',
    city: 'Иркутск',
    hourlyRate: 5600,
    minProductPrice: 4000,
    rating: 4.8,
    popularity: 580,
    about: 'Свадьбы и прогулки на Байкале: лёд в марте, цветущий багульник в мае, тёплый камень в августе.',
    bio: [
      'Погода на озере меняется три раза в час, и я научилась любить каждую. В машине всегда лежат пуховики, термос и запасная фата.',
      'Дорогу до Листвянки и Ольхона беру на себя.',
    ],
    experience: '9 лет',
    equipment: 'Две камеры с запасом аккумуляторов для мороза, квадрокоптер',
    specializations: ['wedding', 'photo-session', 'family'],
    social: [1, 3, 4],
    frames: framesOf('inna', 4),
    portfolios: [
      { title: 'На льду', of: 'wedding', count: 5, description: 'Минус восемнадцать и ни одного грустного лица.' },
      { title: 'Ольхон', of: 'photo-session', count: 4 },
    ],
  }),
  definePhotographer({
    id: 58,
    slug: 'nikita',
    firstName: 'Никита',
    lastName: 'Цой',
    city: 'Владивосток',
    hourlyRate: 4100,
    minProductPrice: 2400,
    rating: 4.7,
    popularity: 610,
    about: 'Встречаю рассвет первым в стране. Выпускные на мосту, у маяка и на палубе.',
    bio: [
      'У нас туман поднимается за пять минут и так же быстро уходит. Поэтому в плане съёмки всегда два места: одно для солнца, другое для тумана.',
      'Морскую болезнь у выпускников лечу шутками.',
    ],
    experience: '8 лет',
    equipment: 'Защищённая камера, объективы 20, 35 и 85 мм',
    specializations: ['prom', 'reportage', 'graduation-albums'],
    social: [1, 3],
    frames: framesOf('elena', 4),
    portfolios: [
      { title: 'Маяк', of: 'prom', count: 4 },
      { title: 'Морской класс', of: 'graduation-albums', count: 5 },
    ],
  }),
];
