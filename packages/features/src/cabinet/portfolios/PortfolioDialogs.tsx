import type { Portfolio, PortfolioPhoto } from '@portal/api';
import { DeletePortfolio } from './DeletePortfolio.tsx';
import { DeletePhoto } from './photos/DeletePhoto.tsx';
import { PhotoDialog } from './photos/PhotoDialog.tsx';
import { PortfolioDialog } from './PortfolioDialog.tsx';
import { UploadDialog } from './uploads/UploadDialog.tsx';
import type { DialogProps } from './useDialog.ts';

/** What the user wants to do, and with what. */
export type Wish =
  | { kind: 'create' }
  | { kind: 'edit' | 'upload' | 'delete'; portfolio: Portfolio }
  | { kind: 'edit-photo' | 'delete-photo'; portfolio: Portfolio; photo: PortfolioPhoto };

interface PortfolioDialogsProps extends DialogProps {
  wish: Wish;
  onCreated: (id: number) => void;
}

/** The dialog of the current action. */
export function PortfolioDialogs({ wish, onCreated, ...dialog }: PortfolioDialogsProps) {
  switch (wish.kind) {
    case 'create':
      return <PortfolioDialog {...dialog} portfolio={null} onCreated={onCreated} />;
    case 'edit':
      return <PortfolioDialog {...dialog} portfolio={wish.portfolio} onCreated={onCreated} />;
    case 'upload':
      return <UploadDialog {...dialog} portfolio={wish.portfolio} />;
    case 'delete':
      return <DeletePortfolio {...dialog} portfolio={wish.portfolio} />;
    case 'edit-photo':
      return <PhotoDialog {...dialog} portfolioId={wish.portfolio.id} photo={wish.photo} />;
    default:
      return <DeletePhoto {...dialog} portfolioId={wish.portfolio.id} photo={wish.photo} />;
  }
}
