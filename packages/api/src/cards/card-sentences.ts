import { limits } from '../contract/limits.ts';

/** In a file of its own: only the cards of a project need these messages. */
export const cardSentences = {
  cameraUnknown: 'Такой камеры в\u00a0съёмке нет',
  minutesInvalid: `Сдвиг\u00a0— целое число минут, не\u00a0больше ${limits.clockMinutes.toLocaleString('ru-RU')}`,
} as const;
