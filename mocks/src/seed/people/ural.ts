import { definePhotographer, framesOf } from '../define-photographer.ts';

export const ural = [
  definePhotographer({
    id: 10,
    slug: 'yulia',
    firstName: 'Юлия',
    lastName: 'Мещерякова',
    city: 'Челябинск',
    hourlyRate: 2200,
    rating: 4.7,
    popularity: 480,
    about: 'Тихие семейные портреты и альбомы на память бабушкам.',
    bio: [
      'Снимаю три поколения сразу: на кухне, в саду, на лавочке у подъезда. Чёрно-белая печать на бархатной бумаге входит в стоимость.',
      'Могу отсканировать старые снимки и собрать их в одну книгу с новыми.',
    ],
    experience: '9 лет',
    equipment: 'Камера 24 Мп, портретный объектив 85 мм, сканер для плёнки',
    specializations: ['family', 'portrait'],
    social: [2],
    frames: framesOf('yulia', 0),
    portfolios: [
      {
        title: 'Бабушкин альбом',
        of: 'family',
        count: 9,
        description: 'Один год из жизни одной семьи.',
      },
    ],
  }),
  definePhotographer({
    id: 14,
    slug: 'vera',
    firstName: 'Вера',
    lastName: 'Якушева',
    city: 'Тюмень',
    hourlyRate: 2700,
    minProductPrice: 2000,
    rating: 4.9,
    popularity: 900,
    about: 'Светлая съёмка, цветы и живые эмоции. Помогу выбрать место и одежду, чтобы в день съёмки вы думали только друг о друге.',
    bio: [
      'Раньше я была флористом, поэтому букеты в моих кадрах стоят на своих местах. Снимаю свадьбы на двоих, юбилеи и семейные утра.',
      'Готовую серию отдаю через две недели: сто обработанных фотографий и небольшая книга.',
    ],
    experience: '7 лет',
    specializations: ['wedding', 'family', 'birthday'],
    social: [1, 3, 8],
    frames: framesOf('vera', 0),
    portfolios: [
      {
        title: 'Свадьба Лизы и Егора',
        of: 'wedding',
        count: 6,
        description: 'Двенадцать гостей и озеро.',
      },
      { title: 'Утро дома', of: 'family', count: 3 },
    ],
  }),
];
