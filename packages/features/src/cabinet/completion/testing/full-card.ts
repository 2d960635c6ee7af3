import type { CardFacts } from '../completion.ts';

/** A card that lacks nothing. */
export const full: CardFacts = {
  firstName: 'Анна',
  lastName: 'Воскресенская',
  bio: 'Снимаю выпускные альбомы',
  city: 'Екатеринбург',
  avatar: '/media/avatars/1.jpg',
  categories: [1],
  email: 'anna@photo.example',
  phone: '+79000001234',
  hourlyRate: 3500,
  socialLinks: 3,
  hasPortfolio: true,
};
