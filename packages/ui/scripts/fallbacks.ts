/**
 * Fallback faces that take the same space as the web fonts, so that nothing jumps when they load. Widths decide, so every face has its own
 * size-adjust: for each system font (no two have the same width) and each weight that we use (Onest is wider at a higher weight; a system has 400 and
 * 700 only, and its 700 is another font). They are measured with our own words, shaped by HarfBuzz as in a browser. Digits are separate where they
 * are much wider or narrower than letters. An error of 1.5% of a line remains, because glyphs of two fonts differ: no layout may depend on less.
 * Separate sizes for spaces and for capitals were tried and improve nothing; a size per glyph would, but looks ragged. `@capsizecss/metrics`, which
 * `fontaine` uses too, has averages of Latin and Thai only: for Georgia it gives 104.9%, while Russian titles need 107.7%. Ascent and descent are the
 * real font's, divided by the size; digits need none, since every line has its height in pixels.
 */
import { georgia } from './georgia.ts';
import { type Measure, measureOf } from './measure.ts';

/** The text that is visible before the fonts have loaded: labels of the head and of the directory, and the words of a card. */
const labels =
  'Фотографы, Услуги, Преимущества, Возможности, Войти, Создать карточку, Каталог фотографов, Найдите профессионального фотографа в вашем городе, Сортировка, По рейтингу, По цене, По популярности, Показать ещё, Фильтры, Сбросить все, Выберите город, Специализации, Смотреть все, Цена не указана, Показать фотографов, Загрузка фотографов, Екатеринбург, Школьные альбомы, Детские сады, Виньетки, Репортаж, Выпускные альбомы, в час, Портфолио, О фотографе, Контакты, Связаться, Личный кабинет фотографа, Пароль, Запомнить меня, Забыли пароль, Зарегистрироваться, Условия использования, Снимаю выпускные альбомы без постановочных рядов в классе и во дворе где дети ведут себя как обычно, За день съёмки успеваем портреты общее фото и большую перемену'.split(
    ', ',
  );
const titles =
  'Найдите своего, Как устроена Диафрагма, Что снимаем, Услуги, Преимущества, Портфолио целиком, Цена до знакомства, Напрямую с фотографом, Возможности, Кабинет для тех кто снимает, Фотографы, Личный кабинет фотографа, Регистрация, Восстановление пароля, Условия использования'.split(
    ', ',
  );
const names =
  'Юлия Мещерякова, Вера Якушева, Алёна Туманова, Всеволод Рождественский, Лев Усов, Леонид Шварц, Варвара Зимина, Илья Котов, Тимур Галиев, Полина Хасанова, Рустем Валиуллин, Айгуль Сабирова, Инна Ефремова, Игорь Ларин, София Журавлёва, Павел Онищенко, Анна Воскресенская, Марина Кожевникова, Фёдор Пестерев, Надежда Уралова, Глеб Демидов, Елена Фомина, Роман Эйдельман, Григорий Орехов, Никита Цой, Ольга Щёголева, Михаил Крюков, Кирилл Муравьёв, Пётр Семёнов, Максим Ёлкин'.split(
    ', ',
  );
const figures = '0123456789';
/** With the rouble sign, which follows them. */
const figuresRange = 'U+0030-0039, U+20BD';

interface FontFiles {
  letters: Measure;
  figures: Measure;
}

/** A system font, measured by a free one with the same widths. */
interface SystemFont extends FontFiles {
  /** Full names; a PostScript name where the full one differs between versions. */
  local: readonly string[];
}

interface Weight extends FontFiles {
  /** CSS font-weight. */
  weight: string;
  lines: readonly string[];
  /** The part of the real width that is taken: what fits on a line must fit with the fallback too. */
  share: number;
  /** Measured against the system's bold. */
  isBold?: boolean;
}

interface Family {
  name: string;
  ascent: number;
  descent: number;
  weights: readonly Weight[];
  systems: Readonly<Record<string, { regular: SystemFont; bold?: SystemFont }>>;
}

async function fontsource(name: string, weight: 400 | 700): Promise<FontFiles> {
  const file = (script: string) => `@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff2`;
  return { letters: await measureOf(file('cyrillic')), figures: await measureOf(file('latin')) };
}

/** Not split by script. */
async function dejavu(name: 'sans' | 'serif', weight: 400 | 700): Promise<FontFiles> {
  const measure = await measureOf(`@fontsource/dejavu-${name}/files/dejavu-${name}-latin-${weight}-normal.woff2`);
  return { letters: measure, figures: measure };
}

async function ours(name: 'onest' | 'literata', axes: { wght: number; opsz?: number }, areFiguresTabular = false): Promise<FontFiles> {
  const file = (script: string) => `@fontsource-variable/${name}/files/${name}-${script}-${axes.opsz ? 'opsz' : 'wght'}-normal.woff2`;
  return { letters: await measureOf(file('cyrillic'), axes), figures: await measureOf(file('latin'), axes, areFiguresTabular) };
}

const onest400: Weight = { weight: '400', lines: labels, share: 0.995, ...(await ours('onest', { wght: 400 })) };
// Tabular digits: prices have this weight, and the layout beside them depends on their width.
const onest600: Weight = { weight: '600', lines: labels, share: 0.995, isBold: true, ...(await ours('onest', { wght: 600 }, true)) };
const literata480: Weight = { weight: '420 480', lines: names, share: 0.995, ...(await ours('literata', { wght: 480, opsz: 20 })) };

const families: readonly Family[] = [
  {
    name: 'Literata fallback',
    ascent: 1.177,
    descent: 0.308,
    // For titles the longest counts: in DejaVu and in Times it is 2 to 3% wider than their average.
    weights: [{ weight: '400', lines: titles, share: 0.97, ...(await ours('literata', { wght: 400, opsz: 42 })) }, literata480],
    systems: {
      // Of Windows and of Apple.
      Georgia: { regular: { local: ['Georgia'], letters: georgia, figures: georgia } },
      // Of Android.
      Noto: { regular: { local: ['Noto Serif', 'NotoSerif-Regular'], ...(await fontsource('noto-serif', 400)) } },
      // Of Linux.
      DejaVu: { regular: { local: ['DejaVu Serif'], ...(await dejavu('serif', 400)) } },
      Times: { regular: { local: ['Liberation Serif', 'Tinos', 'Times New Roman'], ...(await fontsource('tinos', 400)) } },
    },
  },
  {
    name: 'Onest fallback',
    ascent: 0.97,
    descent: 0.305,
    weights: [onest400, { weight: '500', lines: labels, share: 0.995, ...(await ours('onest', { wght: 500 })) }, onest600],
    systems: {
      // On Windows and Apple; Liberation Sans replaces it on Linux.
      Arial: {
        regular: { local: ['Arial', 'Liberation Sans', 'Arimo'], ...(await fontsource('arimo', 400)) },
        bold: {
          local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
          ...(await fontsource('arimo', 700)),
        },
      },
      // Of Android.
      Roboto: {
        regular: { local: ['Roboto', 'Roboto-Regular'], ...(await fontsource('roboto', 400)) },
        bold: { local: ['Roboto Bold', 'Roboto-Bold'], ...(await fontsource('roboto', 700)) },
      },
      // Of Linux.
      DejaVu: {
        regular: { local: ['DejaVu Sans'], ...(await dejavu('sans', 400)) },
        bold: { local: ['DejaVu Sans Bold'], ...(await dejavu('sans', 700)) },
      },
    },
  },
];

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

const widthOf = (measure: Measure, lines: readonly string[]) => lines.reduce((sum, line) => sum + measure(line), 0);

function face(
  { name, ascent, descent }: Family,
  system: string,
  { local }: SystemFont,
  weight: string,
  size: number,
  isFigures = false,
): string {
  return `@font-face {
  font-family: '${name} ${system}';
  font-weight: ${weight};
  src: ${local.map((one) => `local('${one}')`).join(', ')};
  size-adjust: ${percent(size)};
${
  isFigures
    ? `  unicode-range: ${figuresRange};`
    : `  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: 0%;`
}
}`;
}

/** The style sheet of the fallback faces. tokens.css has their order: a browser takes the first one that the system has. */
export const fallbacks = families
  .flatMap((family) =>
    Object.entries(family.systems).flatMap(([system, { regular, bold = regular }]) =>
      family.weights.flatMap((weight) => {
        const font = weight.isBold ? bold : regular;
        const letters = (weight.share * widthOf(weight.letters, weight.lines)) / widthOf(font.letters, weight.lines);
        const digits = weight.figures(figures) / font.figures(figures);
        return [
          face(family, system, font, weight.weight, letters),
          // The same weight as the web font, because a browser takes faces of other weights for other faces.
          ...(Math.abs(digits / letters - 1) > 0.02 ? [face(family, system, font, weight.weight, digits, true)] : []),
        ];
      }),
    ),
  )
  .join('\n\n');
