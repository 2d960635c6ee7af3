import { afterEach, expect, it, vi } from 'vitest';
import { openInNewTab } from './openInNewTab.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a link is put into the page, clicked, and taken out again a tenth of a second later', () => {
  vi.useFakeTimers();
  const link = {
    href: '',
    target: '',
    rel: '',
    hidden: false,
    dispatchEvent: vi.fn<(event: Event) => void>(),
    remove: vi.fn<() => void>(),
  };
  const append = vi.fn<(node: unknown) => void>();
  vi.stubGlobal(
    'MouseEvent',
    class extends Event {
      readonly detail: number;
      constructor(type: string, { detail = 0 }: { detail?: number }) {
        super(type);
        this.detail = detail;
      }
    },
  );
  vi.stubGlobal('document', { createElement: () => link, body: { append } });
  openInNewTab('https://editor.example/');
  expect(append).toHaveBeenCalledExactlyOnceWith(link);
  expect(link).toMatchObject({ href: 'https://editor.example/', target: '_blank', rel: 'noopener noreferrer', hidden: true });
  // Not as a screen reader's click, which has no detail.
  expect(link.dispatchEvent.mock.calls[0]?.[0]).toMatchObject({ type: 'click', detail: 1 });
  vi.advanceTimersByTime(99);
  expect(link.remove).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(link.remove).toHaveBeenCalledOnce();
});
