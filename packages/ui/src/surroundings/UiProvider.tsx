import { type ReactNode, useEffect } from 'react';
// The root import is the only public export of this provider; tree shaking works as for a subpath.
// oxlint-disable-next-line no-restricted-imports -- react-aria-components has no subpath for RouterProvider
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useStableCallback } from '../stable-callback/useStableCallback.ts';
import { type BackSteps, BackStepsContext } from '../overlay/BackSteps.ts';

const refuse = (event: DragEvent) => {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};

/** Ignores files dropped beside a drop zone: the browser would open them instead of the page, and unsaved work would be lost. */
function usePreventFileDrops(): void {
  useEffect(() => {
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

interface UiProviderProps {
  /** BCP 47: numbers, sorting and React Aria's own texts. */
  locale: string;
  /** The router's navigation function: every link of this package then stays inside the app. */
  navigate: (path: string) => void;
  /** Lets Back close overlays in browsers that have no CloseWatcher. Must be stable. */
  backSteps?: BackSteps | undefined;
  /** The app. */
  children: ReactNode;
}

/** What the primitives need from the app: language, router, and a guard against dropped files. Rendered once, inside the router. */
export function UiProvider({ locale, navigate, backSteps, children }: UiProviderProps) {
  // A stable function: otherwise all links would re-render with each navigation.
  const go = useStableCallback(navigate);
  usePreventFileDrops();
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={go}>
        <BackStepsContext value={backSteps ?? null}>{children}</BackStepsContext>
      </RouterProvider>
    </I18nProvider>
  );
}
