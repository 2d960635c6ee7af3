import type { StoryIndex } from 'storybook/internal/types';

/** Other names under which people look for a page: of a component or a screen also those of other libraries, and Russian ones. */
export const synonyms: Readonly<Record<string, string>> = {
  Welcome: 'начало, оглавление, о проекте, start, introduction, home',
  Architecture: 'архитектура, устройство кода, слои, структура, structure, layers, imports',
  Screens: 'экраны, состояния, таблица состояний, state matrix, pages, views',
  'Foundations/Accessibility': 'доступность, клавиатура, клавиши, a11y, keyboard, shortcuts, screen reader',
  'Foundations/Colour': 'цвет, палитра, контраст, тема, тёмная тема, color, palette, contrast, theme',
  'Foundations/Icons': 'иконки, значки, пиктограммы, glyphs, svg, symbols',
  'Foundations/Motion': 'движение, анимация, длительность, animation, transition, duration, easing',
  'Foundations/Spacing and layout': 'отступы, сетка, тени, скругления, точки перелома, grid, breakpoints, radius, shadow, elevation',
  'Foundations/Texts and tone': 'тексты, тон, редполитика, формулировки, ошибки, voice, copywriting, wording, microcopy',
  'Foundations/Tokens': 'токены, переменные, design tokens, variables, custom properties, css, figma, dtcg',
  'Foundations/Type': 'шрифт, шрифты, типографика, кегль, начертание, font, typography, typeface',
  'Primitives/Overview': 'компоненты, все компоненты, библиотека, components, catalogue, library, ui kit',
  'Primitives/Recipes': 'рецепты, примеры, шаблоны, примеры кода, patterns, examples, how to',
  Operations: 'эксплуатация, развёртывание, настройка, резервная копия, deploy, backup, configuration, scaling',
  Performance: 'скорость, производительность, замеры, benchmark, speed, measurements',
  'Primitives/Actions/Button': 'кнопка, button, submit',
  'Primitives/Actions/Button link': 'кнопка-ссылка, anchor, link button',
  'Primitives/Actions/Icon button': 'кнопка с иконкой, значок, icon-only',
  'Primitives/Actions/Link': 'ссылка, anchor, hyperlink',
  'Primitives/Actions/Menu': 'меню, выпадающее меню, dropdown, actions, overflow, kebab, context',
  'Primitives/Actions/Mode bar': 'панель выбора, bulk, batch, selection, toolbar, пакетные действия',
  'Primitives/Actions/Pencil': 'карандаш, правка, edit, rename, переименовать',
  'Primitives/Actions/Text button': 'текстовая кнопка, ghost, plain, invisible',
  'Primitives/Inputs/Avatar field': 'фото профиля, аватар, profile picture, upload',
  'Primitives/Inputs/Drop area': 'перетаскивание, drag, drop, бросить файлы',
  'Primitives/Inputs/Drop zone': 'загрузка файлов, перетаскивание, dropzone, uploader, drag',
  'Primitives/Inputs/File field': 'файл, выбор файла, upload, attachment',
  'Primitives/Inputs/Number field': 'число, количество, numeric, stepper, spinbutton',
  'Primitives/Inputs/Password field': 'пароль, secret, показать пароль',
  'Primitives/Inputs/Phone field': 'телефон, номер, phone, mask, маска',
  'Primitives/Inputs/Price slider': 'ползунок, цена, диапазон, range, slider, бегунок',
  'Primitives/Inputs/Search field': 'поиск, строка поиска, query, filter, найти',
  'Primitives/Inputs/Text area': 'многострочное поле, textarea, multiline, комментарий',
  'Primitives/Inputs/Text field': 'поле ввода, текстовое поле, форма, дата, календарь, datepicker, input, textbox',
  'Primitives/Inputs/Square crop': 'обрезка, кадрирование, обрезать фото, аватар, crop, cropper, avatar, zoom',
  'Primitives/Choice/Checkbox': 'флажок, галочка, чекбокс, tick, toggle',
  'Primitives/Choice/Chip': 'чип, метка, тег, tag, pill, filter',
  'Primitives/Choice/Radio group': 'радиокнопки, переключатель, radio, option, выбор одного',
  'Primitives/Choice/Searchable dropdown': 'комбобокс, combobox, autocomplete, typeahead, автодополнение, выпадающий список, город',
  'Primitives/Choice/Select': 'выпадающий список, селект, dropdown, picker, listbox, выбор',
  'Primitives/Choice/Switch': 'тумблер, переключатель, toggle, on, off',
  'Primitives/Choice/Toggle group': 'сегменты, переключатель, segmented control, button group',
  'Primitives/Overlays/Confirm dialog': 'подтверждение, вопрос, alert, confirm, alertdialog, удалить',
  'Primitives/Overlays/Film sheet': 'видео, плеер, фильм, video, player, rutube',
  'Primitives/Overlays/Modal': 'окно, диалог, модальное, dialog, popup, всплывающее',
  'Primitives/Overlays/Slide over': 'боковая панель, шторка, drawer, sheet, side panel',
  'Primitives/Overlays/Tooltip': 'подсказка, всплывающая, hint, title, popover',
  'Primitives/Overlays/ZIP upload dialog': 'архив, загрузка архива, zip, upload, chunks',
  'Primitives/Feedback/Badge': 'значок, счётчик, метка, status, label, counter',
  'Primitives/Feedback/Banner': 'баннер, сообщение, предупреждение, alert, inline message, notice, callout',
  'Primitives/Feedback/Completion meter': 'заполненность, процент, meter, progress, steps, checklist',
  'Primitives/Feedback/Empty state': 'пусто, пустое состояние, blank slate, zero, no data, ничего нет',
  'Primitives/Feedback/Error state': 'ошибка, сбой, failure, retry, попробовать снова',
  'Primitives/Feedback/Film steps': 'шаги, что осталось, заполненность, steps, checklist, onboarding, progress',
  'Primitives/Feedback/Iris': 'диафрагма, загрузка, loader, logo, spinner',
  'Primitives/Feedback/Not found frame': '404, не найдено, not found, missing page',
  'Primitives/Feedback/Progress bar': 'прогресс, полоса, ход, progress, loading',
  'Primitives/Feedback/Skeleton': 'скелет, заглушка, placeholder, shimmer, loading',
  'Primitives/Feedback/Spinner': 'спиннер, крутилка, ожидание, загрузка, loader, busy, loading',
  'Primitives/Feedback/Toast': 'уведомление, тост, snackbar, снэкбар, notification, notice, flash',
  'Primitives/Feedback/Upload list': 'список загрузок, файлы, uploads, queue, ledger',
  'Primitives/Media/Avatar': 'аватар, лицо, портрет, profile picture, person, initials',
  'Primitives/Media/Before and after': 'до и после, сравнение, compare, comparison slider, ретушь',
  'Primitives/Media/Gallery': 'просмотр фото, галерея, lightbox, photo viewer, полный экран, carousel, карусель',
  'Primitives/Media/Icon': 'иконка, значок, пиктограмма, glyph, svg',
  'Primitives/Media/Image': 'картинка, фотография, изображение, picture, photo, lazy',
  'Primitives/Media/Image grid': 'сетка фото, плитка, галерея, masonry, tiles, virtual, selection, light table',
  'Primitives/Media/Sortable grid': 'сортировка, перетаскивание, порядок, drag, reorder, sortable',
  'Primitives/Media/Video cover': 'обложка видео, превью, thumbnail, poster, play',
  'Primitives/Media/Wordmark': 'логотип, знак, logo, brand',
  'Primitives/Navigation/Disclosure list': 'аккордеон, раскрывающийся список, accordion, faq, details, collapse',
  'Primitives/Navigation/Pagination': 'страницы, постраничная навигация, pager, pages, дальше',
  'Primitives/Navigation/Tabs': 'вкладки, табы, tab list, закладки',
  'Primitives/Layout/Bar chart': 'график, диаграмма, столбцы, chart, graph, bars, statistics',
  'Primitives/Layout/ByWidth': 'ширина, адаптивность, responsive, breakpoint, container',
  'Primitives/Layout/Card': 'карточка, плитка, panel, tile, surface',
  'Primitives/Layout/Heading': 'заголовок, title, h1, h2',
  'Primitives/Layout/Scroll area': 'прокрутка, скролл, overflow, scrollbar',
  'Primitives/Layout/Stat row': 'показатели, статистика, счётчики, metrics, figures, counters',
  'Primitives/Layout/Text': 'текст, абзац, paragraph, typography, body',
  'Directory/Directory': 'каталог, список фотографов, поиск, фильтры, catalogue, listing, results',
  'Directory/Home': 'главная, первая страница, landing, home page',
  'Directory/Home film': 'фильм на главной, видео, video, film',
  'Directory/Photo viewer': 'просмотр фото, lightbox, галерея, слайды, full screen',
  'Directory/Photographer card': 'карточка фотографа, плитка, listing, result',
  'Directory/Photographer dialog': 'окно фотографа, контакты, портфолио, modal, quick view',
  'Directory/Photographer page': 'страница фотографа, портфолио, profile, public page',
  'Directory/Social links': 'соцсети, контакты, мессенджеры, social, telegram, vk',
  'Session/Forgot password': 'забыли пароль, восстановление, recovery',
  'Session/Login': 'вход, войти, авторизация, sign in, log in',
  'Session/Logout': 'выход, выйти, sign out, log out',
  'Session/Register': 'регистрация, создать аккаунт, sign up, join',
  'Session/Reset password': 'новый пароль, сброс пароля, recovery',
  'Cabinet/City field': 'город, населённый пункт, city, location',
  'Cabinet/Dashboard': 'главная кабинета, обзор, overview, home, дашборд',
  'Cabinet/Education': 'обучение, уроки, видео, tutorials, learning',
  'Cabinet/News': 'новости, обновления, updates, changelog',
  'Cabinet/Portfolios': 'портфолио, альбомы, работы, albums, photos, light table',
  'Cabinet/Profile': 'моя карточка, профиль, анкета, edit, account, form',
  'Cabinet/Settings': 'настройки, пароль, удалить аккаунт, preferences, account',
  'Projects/Archive upload': 'загрузка архива, zip, ретушь, retouched',
  'Projects/Groups': 'группы съёмки, классы, ученики, folders, classes, pupils',
  'Projects/Image upload': 'загрузка снимков, исходные, upload, photos',
  'Projects/Images': 'снимки, исходные, фотографии проекта, light table, originals, batch, выбрать несколько',
  'Projects/Images/Client marks': 'выбор клиента, сердечки, пожелания, скрыть от клиентов, favourites, remarks, hidden',
  'Projects/Images/Marks': 'отметки, звёзды, цвета, rating, flags, labels',
  'Projects/Shares': 'ссылки для клиента, ретушёра, доступ, sharing, proofing, pin',
  'Projects/Match report': 'сопоставление, отчёт, report, matched files',
  'Projects/Project dialog': 'окно проекта, вкладки, project, manage',
  'Projects/Projects': 'проекты, заказы, съёмки, orders, kanban, archive',
  'Projects/Retouched photos': 'обработанные, ретушь, сравнение, retouch, delivery, versions',
  'Shares/Client page': 'страница клиента, выбор фото, отбор, proofing, favourites, shared, родители',
  'Shares/Retoucher page': 'страница ретушёра, обработка, retoucher, shared, upload',
  'App/Copy by hand': 'скопировать, буфер обмена, clipboard, копирование вручную',
  'App/Lazy page': 'загрузка страницы, ошибка загрузки, chunk, route',
  'App/Lazy photo viewer': 'загрузка просмотра, chunk, lightbox',
  'App/Portal': 'портал целиком, все страницы, app, navigation, header, шапка, меню, footer',
  'App/Theme switch': 'тёмная тема, светлая, dark mode, colour scheme',
  'App/Unsaved question': 'несохранённые изменения, уйти со страницы, dirty form, leave',
};

/** Separates the name of a page from its synonyms. */
const separator = ' · ';

/** The name of a page without its synonyms. */
export const shownName = (name: string): string => name.split(separator)[0] ?? name;

/** The title of a tab without synonyms: «Button - Docs · кнопка ⋅ Storybook». */
export const shownTitle = (title: string): string => title.replace(/ · .*?(?= ⋅ Storybook$|$)/, '');

/** The index, in which each page also has its synonyms. Only the search uses them. */
export const withSynonyms = (index: StoryIndex): StoryIndex => ({
  ...index,
  entries: Object.fromEntries(
    Object.entries(index.entries).map(([id, entry]) => {
      const words = entry.type === 'docs' && synonyms[entry.title];
      return [id, words ? { ...entry, name: `${shownName(entry.name)}${separator}${words}` } : entry];
    }),
  ),
});

interface Generator {
  getIndex: () => Promise<StoryIndex>;
}

/** Storybook's generator of the index, which also names synonyms: an indexer sees neither MDX nor the pages of stories files. */
export function nameSynonyms<T extends Generator>(generator: T): T {
  const getIndex = generator.getIndex.bind(generator);
  // Storybook asks for this one generator several times: named twice, an index is named once.
  return Object.assign(generator, { getIndex: async () => withSynonyms(await getIndex()) });
}
