import { getPriceRange, limits, listPhotographers, listSpecializations } from '@portal/api';
import { down, gateFor, slow } from '@portal/mocks';
import { type ComponentProps, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import { focusIn } from '@portal/storybook/focusIn.ts';
import { ownScrolls } from '@portal/storybook/ownScrolls.ts';
import preview from '@portal/storybook/preview.tsx';
import { filtersModule } from '../filters/LazyFilters.tsx';
import { DirectoryScreen } from './DirectoryScreen.tsx';

/** Addresses of the calls of the running story, in their order. */
const calls: string[] = [];
/** Without those that only count how many fit a draft. */
const lists = () => calls.filter((call) => call.startsWith('/photographers') && !call.includes('limit=1&'));
/** The story's Back. */
let goBack: () => void;
const address = () => document.documentElement.dataset['address'];

function DirectoryWithBack(props: ComponentProps<typeof DirectoryScreen>) {
  const navigate = useNavigate();
  useEffect(() => {
    goBack = () => void navigate(-1);
  }, [navigate]);
  return <DirectoryScreen {...props} />;
}

const meta = preview.meta({
  title: 'Directory/Directory',
  component: DirectoryWithBack,
  loaders: [() => filtersModule.fetch()],
  parameters: { layout: 'fullscreen', address: '/photographers', docs: { story: { inline: false, height: '900px' } } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: ({ msw }) => {
    calls.length = 0;
    const note = ({ request }: { request: Request }) => {
      const { pathname, search } = new URL(request.url);
      if (/^\/(api|photographers?)(\/|$)/.test(pathname)) calls.push(decodeURIComponent(pathname + search));
    };
    msw.events.on('request:start', note);
    return () => msw.events.removeListener('request:start', note);
  },
});

export const ListComesLast = meta.story({
  name: 'Guard: specializations and prices are requested together, the list after them',
  beforeEach: ({ msw }) => msw.use(...slow(120, listSpecializations), ...slow(60, getPriceRange)),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(calls.slice(0, 2).toSorted()).toEqual(['/api/photographers/price-range', '/api/specializations']);
    await expect(calls.slice(2)).toEqual(['/photographers?page=1&limit=12&sort_by=rating&sort_order=desc']);
  },
});

const answers = gateFor(listPhotographers);

export const EachLoadShowsItsReason = meta.story({
  name: 'Guard: first load, filters and reset each show what is loading',
  beforeEach: ({ msw }) => msw.use(...answers.close()),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('Загрузка фотографов...');
    answers.open();
    await canvas.findAllByRole('article');
    msw.use(...answers.close());
    await userEvent.click(canvas.getByRole('button', { name: 'Портрет' }));
    await canvas.findByText('Применение фильтров...');
    answers.open();
    await canvas.findAllByRole('article');
    msw.use(...answers.close());
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить все' }));
    await canvas.findByText('Сброс фильтров...');
    answers.open();
    await canvas.findAllByRole('article');
  },
});

export const PageLoadShowsItsPage = meta.story({
  name: 'Guard: another page shows its number and disables the pager while it loads',
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findAllByRole('article');
    msw.use(...answers.close());
    await userEvent.click(canvas.getByRole('link', { name: 'Страница 2' }));
    await canvas.findByText('Загрузка страницы 2...');
    await expect(canvas.getByRole('button', { name: 'Следующая страница' })).toBeDisabled();
    answers.open();
    await canvas.findAllByRole('article');
    await expect(address()).toBe('/photographers?page=2');
  },
});

export const QuickAnswerIsNoFlash = meta.story({
  name: 'Guard: a list that comes at once is announced for a quarter of a second all the same',
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    const began = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Портрет' }));
    await canvas.findByText('Применение фильтров...');
    await canvas.findAllByRole('article');
    // A timer is never early, except for the rounding of its clock.
    await expect(performance.now() - began).toBeGreaterThan(limits.loadingMinMs - 1);
  },
});

export const PageBeginsAtItsTop = meta.story({
  name: 'Guard: another page shows its first cards, and focus moves to there',
  beforeEach: ({ msw }) => msw.use(...slow(350, listPhotographers)),
  play: async ({ canvas, userEvent }) => {
    const results = await canvas.findByRole('region', { name: 'Список фотографов' });
    await canvas.findAllByRole('article');
    const pager = canvas.getByRole('link', { name: 'Страница 2' });
    pager.scrollIntoView();
    await userEvent.click(pager);
    await canvas.findByText('Загрузка страницы 2...');
    await canvas.findAllByRole('article');
    await canvas.findByRole('link', { name: 'Следующая страница' });
    await expect(results).toHaveFocus();
    await expect(Math.abs(results.getBoundingClientRect().top)).toBeLessThan(window.innerHeight / 2);
  },
});

export const PanelHoldsNoPage = meta.story({
  name: 'Guard: the panel of filters has no scroll of its own, and where it is higher than the screen the page brings its end into view',
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const panel = canvas.getByRole('complementary', { name: 'Фильтры поиска' });
    const title = canvas.getByRole('heading', { level: 1 });
    const end = () => canvas.getByRole('region', { name: 'Специализации' }).getBoundingClientRect().bottom;
    await expect(panel.offsetHeight).toBeGreaterThan(window.innerHeight);
    await expect(ownScrolls(panel)).toEqual([]);
    await expect(panel.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom);
    window.scrollTo({ top: 600, behavior: 'instant' });
    await waitFor(() => expect(end()).toBeCloseTo(window.innerHeight - 16, 0));
  },
});

export const PanelStaysBesideTheList = meta.story({
  name: 'Guard: a panel of filters that fits stays 88 pixels below the upper edge',
  parameters: { viewport: { options: { tall: { name: 'Tall', styles: { width: '1440px', height: '1200px' } } } } },
  globals: { viewport: { value: 'tall', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    window.scrollTo({ top: 600, behavior: 'instant' });
    const panel = canvas.getByRole('complementary', { name: 'Фильтры поиска' });
    await waitFor(() => expect(panel.getBoundingClientRect().top).toBeCloseTo(88, 0));
  },
});

export const OneListAtATime = meta.story({
  name: 'Guard: three changes during a load make one further request, for the newest query',
  beforeEach: ({ msw }) => msw.use(...answers.close()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(lists()).toHaveLength(1));
    for (const name of ['Портрет', 'Репортаж', 'Свадьбы']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(lists()).toHaveLength(1);
    answers.open();
    await canvas.findAllByRole('article');
    await expect(lists()).toHaveLength(2);
    await expect(lists()[1]).toContain('specializations=4,5,8');
  },
});

export const FailureIsAnnounced = meta.story({
  name: 'Guard: a failed list is reported in one notice, without the server’s message, which goes to the console, and can be retried',
  beforeEach: ({ msw }) => msw.use(...down(listPhotographers)),
  play: async ({ canvas, userEvent }) => {
    const logged = spyOn(console, 'error').mockImplementation(() => undefined);
    const retry = await canvas.findByRole('button', { name: 'Попробовать снова' });
    const notice = await screen.findByRole('alertdialog', { name: 'Ошибка загрузки' });
    const words = 'Не удалось загрузить список фотографов. Попробуйте ещё раз.';
    await expect(notice).toHaveTextContent(words);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Список не открылся');
    await expect(canvas.queryByText(words)).toBeNull();
    await expect(document.body).not.toHaveTextContent('Произошла ошибка сервера');
    await expect(logged).toHaveBeenCalledWith('Fetching photographers:', expect.any(Error));
    await userEvent.click(retry);
    await waitFor(() => expect(lists()).toHaveLength(2));
  },
});

export const OldListIsReported = meta.story({
  name: 'Guard: a cached list that cannot be reloaded is shown, and the failure is reported',
  play: async ({ canvas, userEvent, msw }) => {
    const before = (await canvas.findAllByRole('article')).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Портрет' }));
    await waitFor(() => expect(lists()).toHaveLength(2));
    await canvas.findAllByRole('article');
    msw.use(...down(listPhotographers));
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить все' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Ошибка загрузки' })).toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(before));
  },
});

export const PriceFailureIsSilent = meta.story({
  name: 'Guard: without a price range the filter goes from 0 to 10 000 and nothing is reported',
  beforeEach: ({ msw }) => msw.use(...down(getPriceRange)),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const [lowest, highest] = canvas.getAllByRole('slider');
    await expect(lowest).toHaveValue('0');
    await expect(highest).toHaveValue('10000');
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
});

export const LocalPriceRange = meta.story({
  name: 'Guard: a portal without a price range of its own requests none',
  args: { priceRangeMode: 'local' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.getAllByRole('slider')[0]).toHaveValue('600');
    await expect(calls.some((call) => call.includes('price-range'))).toBe(false);
  },
});

export const SpecializationsRetry = meta.story({
  name: 'Guard: failed specializations are requested again, the list is not',
  beforeEach: ({ msw }) => msw.use(...down(listSpecializations)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Ошибка при загрузке специализаций');
    await canvas.findAllByRole('article');
    const retry = canvas.getByRole('button', { name: 'Попробовать снова' });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(calls.filter((call) => call === '/api/specializations')).toHaveLength(2));
    await expect(lists()).toHaveLength(1);
    // The clicked button is gone: the focus is on its section.
    await waitFor(() => expect(document.activeElement).toBe(canvas.getByRole('region', { name: 'Специализации' })));
  },
});

export const SortTurnsRound = meta.story({
  name: 'Guard: a second click turns the order round, and every sort begins with page 1',
  parameters: { address: '/photographers?page=2' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'По цене' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'По цене, по возрастанию', pressed: true }));
    await canvas.findByRole('button', { name: 'По цене, по убыванию', pressed: true });
    await expect(address()).toBe('/photographers?sort=price');
  },
});

export const CardOpensTheDialog = meta.story({
  name: 'Guard: a card opens the dialog over the list, and closing it gives the focus back',
  play: async ({ canvas, userEvent }) => {
    const [card] = await canvas.findAllByRole('article');
    if (!card) throw new Error('No card');
    const name = within(card).getByRole('link', { name: /^[А-ЯЁ]\S+ [А-ЯЁ]/ });
    await userEvent.click(name);
    const dialog = await focusIn(await screen.findByRole('dialog', { name: name.textContent ?? '' }));
    await expect(address()).toMatch(/^\/photographers\?photographer=\d+$/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(address()).toBe('/photographers');
    await waitFor(() => expect(name).toHaveFocus());
  },
});

export const ClickedTwice = meta.story({
  name: 'Guard: a card that is clicked twice before the page is rendered again opens one dialog, which closes at once',
  play: async ({ canvas, userEvent }) => {
    const [card] = await canvas.findAllByRole('article');
    const name = within(card ?? document.body).getByRole('link', { name: /^[А-ЯЁ]\S+ [А-ЯЁ]/ });
    name.click();
    name.click();
    const dialog = await screen.findByRole('dialog', { name: name.textContent ?? '' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(address()).toBe('/photographers'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});

export const MoreIsAppended = meta.story({
  name: 'Guard: «Показать ещё» puts the next page under the last one',
  args: { paging: 'more' },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findAllByRole('article');
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать ещё' }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(first.length));
    await expect(lists().at(-1)).toContain('page=2');
  },
});

export const BackClosesTheSheet = meta.story({
  name: 'Guard: Back closes the sheet, however often its button was clicked, and what is applied in it is one step',
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    const opener = canvas.getByRole('button', { name: /^Фильтры/ });
    opener.click();
    opener.click();
    let sheet = await screen.findByRole('dialog', { name: 'Фильтры поиска' });
    goBack();
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(address()).toBe('/photographers');
    await userEvent.click(opener);
    sheet = await screen.findByRole('dialog', { name: 'Фильтры поиска' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Портрет' }));
    await userEvent.click(within(sheet).getByRole('button', { name: /^Применить/ }));
    await waitFor(() => expect(address()).toBe('/photographers?specializations=4'));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await userEvent.click(opener);
    sheet = await screen.findByRole('dialog', { name: 'Фильтры поиска' });
    // Without changes it only closes.
    await userEvent.click(within(sheet).getByRole('button', { name: /^Применить/ }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    goBack();
    await waitFor(() => expect(address()).toBe('/photographers'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const TypedCityFilters = meta.story({
  name: 'Guard: a typed city filters when something else is clicked',
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    // Behind the open list it is hidden from queries by role.
    const portrait = canvas.getByRole('button', { name: 'Портрет' });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Город' }));
    await userEvent.paste('казань');
    await userEvent.click(portrait);
    await waitFor(() => expect(address()).toBe(`/photographers?${new URLSearchParams({ city: 'Казань', specializations: '4' })}`));
  },
});

export const NothingToReset = meta.story({
  name: 'Guard: «Сбросить все» is there while there is something to reset, another order too, and leaves the keyboard in the panel',
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    const reset = () => canvas.queryByRole('button', { name: 'Сбросить все' });
    await expect(reset()).toBeNull();
    for (const name of ['По цене', 'Портрет']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(() => expect(reset()).toBeVisible());
      reset()?.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(reset()).toBeNull());
      await expect(canvas.getByRole('complementary', { name: 'Фильтры поиска' })).toHaveFocus();
    }
  },
});

export const UnknownCityIsReset = meta.story({
  name: 'Guard: a text that is no city filters nothing, is reported, and is cleared by «Сбросить все»',
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    const field = canvas.getByRole('combobox', { name: 'Город' });
    await userEvent.click(field);
    await userEvent.paste('Атлантида');
    await userEvent.tab();
    // The cities may still be loading.
    await waitFor(() => expect(field).toHaveAccessibleDescription('Такого варианта нет. Выберите из списка.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить все' }));
    const emptied = canvas.getByRole('combobox', { name: 'Город' });
    await expect(emptied).toHaveValue('');
    await expect(emptied).toBeValid();
    await expect(lists()).toHaveLength(1);
  },
});

export const TypedCityInTheSheet = meta.story({
  name: 'Guard: «Применить» takes a typed city, and does not apply one that is none',
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: /^Фильтры/ }));
    const sheet = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Фильтры поиска' })));
    const field = sheet.getByRole('combobox', { name: 'Город' });
    const apply = sheet.getByRole('button', { name: /^Применить/ });
    await userEvent.click(field);
    await userEvent.paste('Атлантида');
    await userEvent.click(apply);
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(field).toHaveAccessibleDescription('Такого варианта нет. Выберите из списка.'));
    await userEvent.tripleClick(field);
    await userEvent.paste('кзн');
    await userEvent.click(apply);
    await waitFor(() => expect(address()).toBe(`/photographers?${new URLSearchParams({ city: 'Казань' })}`));
  },
});

export const SheetIsADraft = meta.story({
  name: 'Guard: in the sheet nothing applies before «Применить», and closing discards the draft',
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: /^Фильтры/ }));
    let sheet = await screen.findByRole('dialog', { name: 'Фильтры поиска' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Портрет' }));
    await expect(address()).toBe('/photographers');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(lists()).toHaveLength(1);

    await userEvent.click(canvas.getByRole('button', { name: /^Фильтры/ }));
    sheet = await screen.findByRole('dialog', { name: 'Фильтры поиска' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Портрет', pressed: false }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Виньетки' }));
    await userEvent.click(within(sheet).getByRole('button', { name: /^Применить/ }));
    await waitFor(() => expect(address()).toBe('/photographers?specializations=3%2C4'));
    await waitFor(() => expect(lists()).toHaveLength(2));
    await expect(canvas.getByRole('button', { name: /^Фильтры Выбрано 2 фильтра/ })).toBeVisible();
  },
});

const plain = (element: HTMLElement) => element.textContent?.replaceAll(/\s+/gu, ' ').trim();

export const SheetCounts = meta.story({
  name: 'Guard: «Применить» says how many will be shown, of a draft once it rests',
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    const total = plain(canvas.getByRole('status'));
    await userEvent.click(canvas.getByRole('button', { name: /^Фильтры/ }));
    const sheet = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Фильтры поиска' })));
    await expect(plain(await sheet.findByRole('button', { name: /^Применить/ }))).toBe(`Применить · ${total}`);
    await userEvent.click(sheet.getByRole('button', { name: 'Портрет' }));
    await expect(plain(sheet.getByRole('button', { name: /^Применить/ }))).toBe('Применить');
    const apply = await sheet.findByRole('button', { name: /^Применить\s*·\s+\d+\s+фотограф/ });
    const counted = plain(apply)?.replace('Применить · ', '') ?? '';
    await expect(counted).not.toBe(total);
    await userEvent.click(apply);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(counted));
  },
});
