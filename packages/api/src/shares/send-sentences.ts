import { shareLimits, zipLimits } from '../contract/limits.ts';

/** In a file of its own: only a retoucher's page needs these messages. */
export const sendSentences = {
  retoucherOnly: 'Это может сделать только ретушёр',
  sentGone: 'Этого файла здесь уже нет',
  sentPublished: 'Фотограф уже показал эту фотографию клиенту, удалить её нельзя. Пришлите исправленную.',
  sentHeld: 'Фотограф пока отложил эту фотографию, удалить её нельзя. Пришлите исправленную.',
  filesMissing: 'Выберите архив ZIP или фотографии JPEG и PNG',
  fileEmpty: 'Файл пуст. Выберите другой.',
  filesTooMany: `За один раз\u00a0— не\u00a0больше ${shareLimits.filesAtOnce} файлов. Соберите их в архив ZIP.`,
  filesTooLarge: `Вместе файлы больше ${zipLimits.maxBytes / 1_048_576}\u00a0МБ. Отправьте их по частям.`,
} as const;
