import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const Container = lazy(() => import('./ThemedDocsContainer.tsx').then(({ ThemedDocsContainer }) => ({ default: ThemedDocsContainer })));
const Page = lazy(() => import('./AutodocsPage.tsx').then(({ AutodocsPage }) => ({ default: AutodocsPage })));

/** The book around a page. Loaded with the first page: a single story, and a test, needs none of it. */
export function LazyDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <Container {...props} />
    </Suspense>
  );
}

/** What stands on the page of a stories file (see `AutodocsPage`), loaded as late as the book around it. */
export function LazyDocsPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
