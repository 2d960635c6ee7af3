import { limits } from '../contract/limits.ts';

/** In a file of its own: only the photos of projects need these messages. */
export const groupSentences = {
  nameRequired: 'Введите название группы',
  nameLength: `Не\u00a0больше ${limits.groupNameLength} символов`,
  nameTaken: 'Группа с\u00a0таким названием уже есть',
  namesRequired: 'Впишите хотя бы одно название',
  namesTooMany: `За\u00a0один раз\u00a0— не\u00a0больше ${limits.groups} названий`,
  full: `В\u00a0проекте может быть не\u00a0больше ${limits.groups} групп`,
  notFound: 'Такой группы в\u00a0проекте нет',
  classInvalid: 'Это не\u00a0класс: ученик может быть только в\u00a0классе',
  hasPupils: 'У\u00a0класса есть ученики: учеником он стать не\u00a0может',
  placed: 'Фотографии разложены',
} as const;
