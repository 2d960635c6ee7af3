import { linkLimits, limits } from '../contract/limits.ts';

/** Apart from the other sentences: only pages of links and of projects need them. */
export const linkSentences = {
  unknown: 'Такой ссылки нет. Проверьте, что адрес скопирован целиком, или попросите у фотографа новую.',
  ended: 'Эта ссылка больше не работает. Попросите у фотографа новую.',
  pinNeeded: 'Введите PIN, который прислал фотограф',
  pinWrong: 'PIN не подошёл. Проверьте цифры и попробуйте ещё раз.',
  pinInvalid: `PIN\u00a0— от\u00a0${linkLimits.pinMin} до\u00a0${linkLimits.pinMax} цифр`,
  limitInvalid: `Укажите число от\u00a01 до\u00a0${linkLimits.choiceMax.toLocaleString('ru-RU')}`,
  dayPast: 'Этот день уже прошёл',
  dayFar: `Ссылка может работать не\u00a0дольше года`,
  linksFull: `У\u00a0проекта может быть не\u00a0больше ${linkLimits.perProject} ссылок`,
  emailsFull: 'На сегодня писем достаточно. Скопируйте ссылку и отправьте её сами.',
  linkNotFound: 'Такой ссылки у проекта нет',
  linkEnded: 'Ссылка уже закрыта. Создайте новую.',
  linkDeleted: 'Ссылка закрыта',
  imageNotShown: 'Этой фотографии здесь нет',
  choiceFull: 'Вы уже выбрали столько, сколько договорились. Чтобы добавить эту, снимите другую.',
  choiceClosed: 'Выбор уже отправлен фотографу. Если нужно что-то поменять, напишите ему.',
  choiceEmpty: 'Отметьте хотя бы одну фотографию',
  signedOff: 'Вы уже приняли фотографии. Спасибо!',
  clientOnly: 'Это может сделать только клиент',
  downloadsClosed: 'Скачать фотографии по этой ссылке нельзя',
  remarkLength: `Не больше ${linkLimits.remarkLength.toLocaleString('ru-RU')} символов`,
  nothingToDownload: 'Готовых фотографий пока нет',
  offsetInvalid: `Начало\u00a0— целое число от\u00a00 до\u00a0${limits.orderImages * 2}`,
  pageInvalid: `Размер страницы\u00a0— целое число от\u00a01 до\u00a0${linkLimits.pageSizeMax}`,
} as const;
