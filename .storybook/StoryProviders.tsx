import { ToastRegion, toasts, UiProvider } from '@portal/ui';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { reduceMotion } from './blocks/reduceMotion.ts';
import type { ShownTheme } from './blocks/theme.ts';

interface StoryProvidersProps {
  theme: ShownTheme;
  isMotionReduced: boolean;
  /** The initial URL, for stories that read it. `false`: the story has its own router. */
  address?: string | false | undefined;
  children: ReactNode;
}

/** Provides router links. A play reads the current URL from `document.documentElement.dataset.address`. */
function Inside({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    document.documentElement.dataset['address'] = pathname + search;
  }, [pathname, search]);
  return (
    <UiProvider locale="ru-RU" navigate={(path) => void navigate(path)}>
      {children}
      <ToastRegion />
    </UiProvider>
  );
}

/** The app's providers for a single story: theme, language, router, toasts. */
export function StoryProviders({ theme, isMotionReduced, address = '/', children }: StoryProvidersProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = 'ru';
  }, [theme]);
  useLayoutEffect(() => (isMotionReduced ? reduceMotion() : undefined), [isMotionReduced]);
  useEffect(() => () => toasts.clear(), []);
  if (address === false) return children;
  return (
    <MemoryRouter initialEntries={[address]}>
      <Inside>{children}</Inside>
    </MemoryRouter>
  );
}
