import { Button, CardSkeleton, EmptyState, ErrorState } from '@portal/ui';
import type { ReactNode } from 'react';

interface StatesOfAListProps {
  state: 'loading' | 'failed' | 'empty' | 'shown';
  retry: () => void;
  create: () => void;
  children: ReactNode;
}

export function StatesOfAList({ state, retry, create, children }: StatesOfAListProps) {
  switch (state) {
    case 'loading':
      return <CardSkeleton />;
    case 'failed':
      return (
        <ErrorState title="Не удалось загрузить проекты" onRetry={retry}>
          Проверьте соединение и попробуйте ещё раз.
        </ErrorState>
      );
    case 'empty':
      return (
        <EmptyState title="Проектов пока нет" action={<Button onPress={create}>Создать проект</Button>}>
          Здесь будут ваши съёмки.
        </EmptyState>
      );
    default:
      return children;
  }
}
