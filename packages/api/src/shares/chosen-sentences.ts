import { shareLimits } from '../contract/limits.ts';

/** In a file of its own: no page of a share needs these messages. */
export const chosenSentences = {
  nothingChosen: 'Отправленного выбора пока нет',
  nothingChosenReady: 'Из\u00a0выбранного пока ничего не готово',
  namePattern: `До\u00a0${shareLimits.namePatternLength} символов и\u00a0хотя бы одно из {класс}, {ученик}, {номер}, {файл}`,
  /** Before the name of the project, in those of its archives. */
  chosenArchive: { original: 'Выбор', retouched: 'Готовые' },
} as const;
