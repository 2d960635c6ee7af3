import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { focusIn } from '@portal/storybook/focusIn.ts';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { Pairs } from '@portal/storybook/blocks/Pairs.tsx';
import { type OfStory, useHeld } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { touchScreen } from '@portal/storybook/input/touchScreen.ts';
import { Button } from '../button/Button.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { StillToast } from '../toast/StillToast.tsx';
import { Text } from '../typography/Text.tsx';
import { Framed } from './Framed.tsx';
import { Modal, type ModalProps } from './Modal.tsx';
import { StillDialog } from './StillDialog.tsx';

function Controlled(props: ModalProps & OfStory) {
  const [shown, hold] = useHeld(props);
  const change = (isOpen: boolean) => {
    props.onOpenChange(isOpen);
    hold({ isOpen });
  };
  return (
    <>
      <Button onPress={() => change(true)}>Открыть</Button>
      <Modal {...shown} onOpenChange={change} />
    </>
  );
}

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <p key={index}>Смотрите альбомы во весь экран, а не четыре лучших кадра. Так видно, как фотограф снимает весь класс.</p>
  ));
const buttons = (
  <>
    <Button tone="ghost">Отмена</Button>
    <Button>Создать проект</Button>
  </>
);
const open = { isOpen: true };
const sizes = { sm: 'Советы', md: 'Новый проект', lg: 'Условия съёмки', xl: 'Настройка проекта', full: 'Меню' } as const;

const guide: Guide = {
  purpose:
    'A dialog over the page for one task or one thing to read. The page behind it is inert until the dialog closes; focus then returns to what opened it.',
  use: [
    'A short task that belongs to the page behind it: create a project, read the tips.',
    'sm for a note, md for a form, lg for long text, xl for two columns of fields, full for photos beside each other, menu for navigation; spread for two columns that scroll by themselves.',
    'isLocked only while something must not be interrupted, e.g. an upload.',
  ],
  avoid: [
    'A question with two answers: ConfirmDialog.',
    'Filters and other things that are tried while the page is looked at: SlideOver.',
    'News about what has happened: a toast.',
    'Something with an address of its own and more than one screen of content: a page.',
  ],
  anatomy: [
    ['Scrim', 'shades the page; a click on it closes'],
    ['Dialog', 'one of the sizes; fills the screen below 600 px'],
    ['Header', 'optional, in front of the title'],
    ['Title', 'names the dialog for everybody; may be hidden, never left out'],
    ['Cross', 'closes; disabled while locked'],
    ['Body', 'scrolls, and fades at the lower edge while there is more'],
    ['Footer', 'buttons under a hairline, always visible; the main one last'],
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'move inside the dialog and go round at its ends'],
    ['Escape; Back on an Android phone', 'closes; nothing while locked'],
    ['↑ ↓, Page Up, Page Down', 'scroll a body that has nothing to focus, once Tab has reached it'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Overlays/Modal',
  tags: ['phone'],
  component: Modal,
  render: (args, story) => <Controlled {...args} story={story} />,
  args: { isOpen: false, onOpenChange: fn(), title: 'Новый проект', children: paragraphs(1), footer: buttons },
  // Where the focus goes when it opens.
  parameters: { guide, controlsSeenByActing: ['hasFields'], docs: { story: { inline: false, height: '640px' } } },
});

export const Playground = meta.story({ args: open });

export const LongContent = meta.story({ args: { ...open, size: 'lg', children: paragraphs(24) } });

export const States = meta.story({
  render: (args) => (
    <Framed
      height={320}
      frames={Object.entries(sizes).map(([size, title]) => (
        <Modal key={size} {...args} {...open} size={size as keyof typeof sizes} title={`${title}, ${size}`} />
      ))}
    />
  ),
});

export const Locked = meta.story({ args: { ...open, isLocked: true } });

export const Spread = meta.story({
  args: {
    ...open,
    size: 'spread',
    title: 'Анна Воскресенская',
    isTitleHidden: true,
    footer: undefined,
    children: (
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 380px) 1fr', height: '100%' }}>
        <div style={{ padding: 32, borderInlineEnd: '1px solid var(--line-1)' }}>Анна Воскресенская</div>
        <div style={{ padding: 32 }}>Портфолио</div>
      </div>
    ),
  },
});

const ghost = (text: string) => (
  <Button tone="ghost" size="sm">
    {text}
  </Button>
);
const main = (text: string) => <Button size="sm">{text}</Button>;
const name = <TextField label="Название" value="Выпускной 11 «А»" onChange={() => undefined} />;

export const DoAndDont = meta.story({
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: (
            <StillDialog
              title="Новый проект"
              footer={
                <>
                  {ghost('Отмена')}
                  {main('Создать проект')}
                </>
              }
            >
              {name}
            </StillDialog>
          ),
          because: 'name the dialog by its subject, and its main button by what it does.',
          dont: (
            <StillDialog
              title="Внимание!"
              footer={
                <>
                  {ghost('Нет')}
                  {main('ОК')}
                </>
              }
            >
              {name}
            </StillDialog>
          ),
          why: 'make people read everything to learn what «ОК» does.',
        },
        {
          do: (
            <StillDialog
              title="Новый проект"
              footer={
                <>
                  {ghost('Отмена')}
                  {main('Создать проект')}
                </>
              }
            >
              {name}
            </StillDialog>
          ),
          because: 'have one main button, the last one.',
          dont: (
            <StillDialog
              title="Новый проект"
              footer={
                <>
                  {main('Создать')}
                  {main('Создать и открыть')}
                  {main('Отмена')}
                </>
              }
            >
              {name}
            </StillDialog>
          ),
          why: 'let three buttons compete.',
        },
        {
          do: <StillToast type="success" title="Профиль обновлён" />,
          because: 'tell news with a toast: work goes on.',
          dont: (
            <StillDialog title="Профиль обновлён" footer={main('Понятно')}>
              <Text look="body-s">Изменения уже видны в каталоге.</Text>
            </StillDialog>
          ),
          why: 'stop somebody’s work with a dialog that has nothing to decide.',
        },
      ]}
    />
  ),
});

export const Narrow = meta.story({
  args: { ...open, title: 'Переосвидетельствование достопримечательностей', children: paragraphs(12) },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const KeepsAndReturnsFocus = meta.story({
  name: 'Guard: focus goes in, stays in and comes back; the page does not scroll',
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Открыть' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Новый проект' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
});

export const ClosedWhileItComes = meta.story({
  name: 'Guard: on a touch screen a dialog that is closed in the moment it opens does not stay over the page',
  beforeEach: touchScreen,
  render: (args) => (
    <>
      <input aria-label="Имя" />
      <Controlled {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    // Only after a field does React Aria wait for the screen's keyboard before it shows a dialog.
    canvas.getByRole('textbox').focus();
    canvas.getByRole('button', { name: 'Открыть' }).click();
    await new Promise(requestAnimationFrame);
    const dialog = screen.getByRole('dialog', { hidden: true });
    within(dialog).getByRole('button', { name: 'Закрыть', hidden: true }).click();
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  },
});

/** All synchronous effects of a click: no animation ends in between. */
async function microtasks() {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}

export const RequestedWhileItLeaves = meta.story({
  name: 'Guard: a dialog that is requested again while it leaves comes back, and can be closed again',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Открыть' });
    opener.click();
    const dialog = await fullyOpened(await screen.findByRole('dialog'));
    const scrim = dialog.closest('[data-layer]');
    const cross = within(dialog).getByRole('button', { name: 'Закрыть' });
    // Checked afterwards, because an await between the two clicks would take too long.
    const isLeaving = () => scrim?.hasAttribute('data-exiting');
    cross.click();
    await microtasks();
    const afterCross = isLeaving();
    opener.click();
    await microtasks();
    const afterOpener = isLeaving();
    await expect([afterCross, afterOpener]).toEqual([true, false]);
    cross.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const CancelledExit = meta.story({
  name: 'Guard: a dialog whose closing transitions are cancelled closes all the same, and opens again',
  args: open,
  play: async ({ canvas, userEvent }) => {
    const layer = (await fullyOpened(await screen.findByRole('dialog'))).closest('[data-layer]');
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    for (const closing of layer?.getAnimations({ subtree: true }) ?? []) closing.cancel();
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

export const ClosesByCrossAndBackdrop = meta.story({
  name: 'Guard: the cross and the backdrop close it',
  args: open,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    const backdrop = (await screen.findByRole('dialog')).parentElement?.parentElement;
    await waitFor(() => expect(backdrop).not.toHaveAttribute('data-entering'));
    if (backdrop && backdrop.clientWidth > 600) await userEvent.click(backdrop);
    else await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Clicks like a pointer: with the click count, at one place, now or so many milliseconds later. */
function clickAgain(element: Element, detail: number, later = 0) {
  const pointer = { bubbles: true, cancelable: true, button: 0, pointerId: 1, pointerType: 'mouse', detail };
  for (const part of ['pointerdown', 'pointerup', 'click']) {
    const event = new PointerEvent(part, pointer);
    Object.defineProperty(event, 'timeStamp', { value: performance.now() + later });
    element.dispatchEvent(event);
  }
}

export const SecondClickOfADoubleClick = meta.story({
  name: 'Guard: the second click of a double click neither closes what the first one has opened nor clicks anything there; a later one does',
  play: async ({ canvas, args }) => {
    clickAgain(canvas.getByRole('button', { name: 'Открыть' }), 1);
    const dialog = await screen.findByRole('dialog');
    const cross = within(dialog).getByRole('button', { name: 'Закрыть' });
    clickAgain(cross, 2);
    clickAgain(dialog.closest('[data-layer]') ?? dialog, 2);
    await fullyOpened(dialog);
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
    clickAgain(cross, 2, 1_000);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
});

export const QuickClickElsewhere = meta.story({
  name: 'Guard: a quick click that is no double click is heard',
  play: async ({ canvas, args }) => {
    clickAgain(canvas.getByRole('button', { name: 'Открыть' }), 1);
    const dialog = await screen.findByRole('dialog');
    clickAgain(within(dialog).getByRole('button', { name: 'Закрыть' }), 1);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
});

export const LockedRefusesToClose = meta.story({
  name: 'Guard: while locked neither Escape nor the backdrop nor the cross closes it',
  args: { ...open, isLocked: true },
  play: async ({ userEvent, args }) => {
    const backdrop = (await focusIn(await screen.findByRole('dialog'))).parentElement?.parentElement;
    await userEvent.keyboard('{Escape}');
    if (backdrop && backdrop.clientWidth > 600) await userEvent.click(backdrop);
    await expect(screen.getByRole('button', { name: 'Закрыть' })).toBeDisabled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

export const ResultStays = meta.story({
  name: 'Guard: a click beside a result that cannot be had again does not close it, Escape does',
  args: { ...open, hasResult: true },
  play: async ({ userEvent, args }) => {
    const dialog = await focusIn(await screen.findByRole('dialog'));
    const backdrop = dialog.parentElement?.parentElement;
    if (backdrop && backdrop.clientWidth > 600) await userEvent.click(backdrop);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    // The click took the focus, and the dialog takes it back.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
});

export const OpensOnTheFirstField = meta.story({
  name: 'Guard: a dialog with a form opens on its first field',
  args: {
    hasFields: true,
    children: <input aria-label="Название" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Название' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Создать проект' })).toHaveFocus();
  },
});

export const LongTextScrollsFromTheKeyboard = meta.story({
  name: 'Guard: text without a single control can be scrolled from the keyboard',
  args: { ...open, children: paragraphs(40) },
  play: async () => {
    const [text] = await screen.findAllByText(/Смотрите альбомы/u);
    await waitFor(() => expect(text?.parentElement).toHaveAttribute('tabindex', '0'));
  },
});

export const LongTitle = Narrow.extend({
  name: 'Guard: a title of 255 characters leaves space for the content',
  args: { title: 'Очень длинное имя '.repeat(15).slice(0, 255) },
  play: async () => {
    const title = await screen.findByRole('heading', { name: /^Очень длинное имя/ });
    const [text] = await screen.findAllByText(/Смотрите альбомы/u);
    await waitFor(() => expect(title.clientHeight).toBeGreaterThan(0));
    await expect(title.clientHeight).toBeLessThan(160);
    await expect(text?.parentElement?.clientHeight).toBeGreaterThan(300);
  },
});
