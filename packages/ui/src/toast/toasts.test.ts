import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ToastType, toastQueue, toasts, toastTimeouts } from './toasts.ts';

describe('toasts', () => {
  beforeEach(() => toasts.clear());

  it('stores id, type, title, message and the time', () => {
    vi.setSystemTime(new Date('2026-05-12T10:00:00Z'));
    const id = toasts.show({ type: 'error', title: 'Ошибка', message: 'Файл больше 10 МБ' });
    expect(toasts.list()).toEqual([
      { id, type: 'error', title: 'Ошибка', message: 'Файл больше 10 МБ', timestamp: Date.UTC(2026, 4, 12, 10) },
    ]);
    vi.useRealTimers();
  });

  it('drops the oldest for good when a sixth arrives', () => {
    for (let number = 1; number <= 6; number += 1) toasts.show({ type: 'info', title: String(number) });
    expect(toasts.list().map(({ title }) => title)).toEqual(['6', '5', '4', '3', '2']);
    toasts.close(toasts.list()[0]?.id ?? '');
    expect(toasts.list().map(({ title }) => title)).toEqual(['5', '4', '3', '2']);
  });

  it('replaces an equal one, and keeps one that differs in its message', () => {
    toasts.show({ type: 'error', title: 'Ошибка', message: 'Нет места' });
    toasts.show({ type: 'info', title: 'В разработке' });
    toasts.show({ type: 'error', title: 'Ошибка', message: 'Нет сети' });
    const id = toasts.show({ type: 'info', title: 'В разработке' });
    expect(toasts.list().map(({ title, message }) => message ?? title)).toEqual(['В разработке', 'Нет сети', 'Нет места']);
    expect(toasts.list()[0]?.id).toBe(id);
  });

  it.each<[ToastType, number]>([
    ['success', 5000],
    ['error', 8000],
    ['warning', 7000],
    ['info', 5000],
  ])('%s stays %i ms', (type, ms) => {
    vi.useFakeTimers();
    toasts.show({ type, title: 'Готово' });
    const [toast] = toastQueue.visibleToasts;
    expect(toast?.timeout).toBe(toastTimeouts[type]);
    toast?.timer?.reset(toast.timeout ?? 0);
    vi.advanceTimersByTime(ms - 1);
    expect(toasts.list()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.list()).toHaveLength(0);
    vi.useRealTimers();
  });
});
