import type { Indexer } from 'storybook/internal/types';

/** Other names under which people look for a component or a screen: those of other libraries, and Russian ones. */
export const synonyms: Readonly<Record<string, string>> = {
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

/** Separates the name of a story from its synonyms. */
const separator = ' · ';

/** The name of a story without its synonyms. */
export const shownName = (name: string): string => name.split(separator)[0] ?? name;

/** The story that represents a title without Playground and Content: the search finds it also by synonyms. */
const first: Readonly<Record<string, string>> = {
  'Projects/Archive upload': 'Choose',
  'Projects/Image upload': 'Asking',
  'Projects/Images/Marks': 'Marked',
  'Projects/Project dialog': 'Images',
  'App/Lazy page': 'Failed',
  'App/Lazy photo viewer': 'Loading',
  'App/Portal': 'Home',
  'App/Unsaved question': 'Typed',
};

/** Whether a story represents its title: of several files with one title it is in one. */
export const isFirst = (title: string, exportName: string): boolean =>
  first[title] ? first[title] === exportName : exportName === 'Playground' || exportName === 'Content';

/** The title of a tab without synonyms: «Button - Playground · кнопка ⋅ Storybook». */
export const shownTitle = (title: string): string => title.replace(/ · .*?(?= ⋅ Storybook$|$)/, '');

/** The indexer, which also adds synonyms to one story of each component and screen. Only the search uses them. */
export function nameSynonyms(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (...given) => {
      const stories = await indexer.createIndex(...given);
      return stories.map((story) => {
        const words = isFirst(story.title ?? '', story.exportName ?? '') && synonyms[story.title ?? ''];
        return words ? { ...story, name: `${story.name ?? story.exportName}${separator}${words}` } : story;
      });
    },
  };
}
