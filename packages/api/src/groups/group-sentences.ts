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
  cannotMerge: 'Ученика можно объединить с\u00a0учеником, класс\u00a0— с\u00a0классом',
  /** Its first words are followed by the names of the groups. */
  mergeShared: 'Сначала завершите ссылки: после объединения в\u00a0них были\u00a0бы видны другие снимки. Это ссылки групп:',
  mergePupils: 'В\u00a0обоих классах есть ученики с\u00a0одним именем, объедините сначала их:',
  placed: 'Фотографии разложены',
} as const;
