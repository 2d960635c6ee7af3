import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const Container = lazy(() => import('./BookContainer.tsx').then(({ BookContainer }) => ({ default: BookContainer })));
const Page = lazy(() => import('./BookPage.tsx').then(({ BookPage }) => ({ default: BookPage })));

/** The book around a page. Loaded with the first page: a single story, and a test, needs none of it. */
export function LazyBookContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <Container {...props} />
    </Suspense>
  );
}

/** What stands on the page of a stories file (see `BookPage`), loaded as late as the book around it. */
export function LazyBookPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
