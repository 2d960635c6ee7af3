/** The Russian words that primitives say by default. Each is also a prop. */
export const texts = {
  modal: { close: 'Закрыть' },
  confirm: { cancel: 'Отмена', pending: 'Подождите…' },
  toast: { region: 'Уведомления', close: 'Закрыть уведомление' },
  pagination: {
    label: 'Страницы',
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
    page: (page: number) => `Страница ${page}`,
  },
  picture: { broken: 'Не удалось загрузить' },
  gallery: {
    label: 'Просмотр фотографий',
    close: 'Закрыть',
    previous: 'Предыдущее фото',
    next: 'Следующее фото',
    fullscreen: 'Во весь экран',
    exitFullscreen: 'Выйти из полноэкранного режима',
    thumbnails: 'Миниатюры',
    photo: 'Фото',
    of: 'из',
    hint: '← → листать, Esc закрыть',
  },
  error: { retry: 'Попробовать снова' },
  completion: { label: (percent: number) => `Карточка заполнена на ${percent}\u00a0%` },
  wordmark: { name: 'Диафрагма' },
  search: { clear: 'Очистить поиск' },
  chipGroup: { remove: 'Убрать' },
  dataList: { nothing: 'Не указано' },
  stat: { nothing: 'Нет данных' },
  video: {
    play: (title: string) => `Смотреть видео: ${title}`,
    refused: 'Это видео нельзя показать здесь: адрес не ведёт на YouTube, Rutube или VK\u00a0Видео.',
  },
  password: { show: 'Показать пароль', hide: 'Скрыть пароль' },
  textArea: { counter: (used: number, limit: number) => `${used} из ${limit}` },
  dropdown: {
    placeholder: 'Выберите...',
    open: 'Открыть список',
    close: 'Закрыть список',
    clear: 'Очистить',
    loading: 'Загрузка...',
    nothing: 'Ничего не найдено',
    nothingCreate: 'Нет совпадений. Нажмите Enter для создания нового варианта.',
    create: (text: string) => `Создать "${text}"`,
  },
  price: { from: 'от', to: 'до', lowest: 'Цена от', highest: 'Цена до' },
  avatarField: {
    upload: 'Загрузить фото',
    uploading: (progress?: number) => (progress === undefined ? 'Загрузка…' : `Загрузка… ${progress}\u00a0%`),
  },
  dropZone: {
    prompt: 'Перетащите файл сюда или',
    pick: 'выберите файл',
    release: 'Отпустите, чтобы добавить',
  },
  refusedFiles: {
    type: 'такой формат не подходит',
    size: (limit: string) => `больше ${limit}`,
    empty: 'файл пустой',
    count: 'можно добавить только один файл',
    folder: 'папку добавить нельзя, выберите файл в ней',
    refused: (count: number) => `Не добавлены файлы: ${count}`,
    showAll: (count: number) => `Показать все: ${count}`,
    hide: 'Скрыть',
  },
  fileField: {
    pick: 'Выбрать файл',
    pickMany: 'Выбрать файлы',
    replace: 'Заменить файл',
    remove: (name: string) => `Убрать ${name}`,
    required: 'обязательно',
    showAll: (count: number) => `Показать все: ${count}`,
  },
  imageGrid: {
    open: (name: string) => `Посмотреть ${name}`,
    chosen: (number: number) => `${number}-й в выборе`,
  },
  sortableGrid: {
    bar: 'Порядок фотографий',
    hint: 'Перетащите фотографии или выберите несколько',
    chosen: (count: number) => `Выбрано: ${count}`,
    toStart: 'В начало',
    toEnd: 'В конец',
    grip: (name: string) => `Переместить ${name}`,
    keys: 'Пробел берёт и кладёт, стрелки двигают, Escape отменяет',
    place: (place: number, count: number) => `место ${place} из ${count}`,
    taken: (name: string, count: number) =>
      count > 1
        ? `Взято фотографий: ${count}. Стрелки двигают, пробел кладёт, Escape отменяет`
        : `${name} взято. Стрелки двигают, пробел кладёт, Escape отменяет`,
    moved: (place: number, count: number) => `Место ${place} из ${count}`,
    dropped: (place: number) => `Положено на место ${place}`,
    cancelled: 'Перемещение отменено',
  },
} as const;

/** The words of one primitive, to be said otherwise by a caller. */
export type Words<Name extends keyof typeof texts> = {
  [Key in keyof (typeof texts)[Name]]: (typeof texts)[Name][Key] extends string ? string : (typeof texts)[Name][Key];
};
