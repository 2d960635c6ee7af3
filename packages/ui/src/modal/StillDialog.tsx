import type { ReactNode } from 'react';
import { Heading } from '../typography/Heading.tsx';

interface StillDialogProps {
  title: string;
  /** The buttons below. */
  footer: ReactNode;
  children: ReactNode;
}

const box = {
  display: 'grid',
  gap: 12,
  inlineSize: 'min(320px, 100%)',
  padding: 20,
  background: 'var(--bg-raised)',
  border: '1px solid var(--line-2)',
};

/** For stories: looks like a dialog, and opens nothing. */
export function StillDialog({ title, footer, children }: StillDialogProps) {
  return (
    <div style={box}>
      <Heading level={3} look="title-4">
        {title}
      </Heading>
      {children}
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 8 }}>{footer}</div>
    </div>
  );
}
