import { CodeLoading, createLazyModule, LazyDialogFailed, useLazyModule } from '../../common/overlays/index.ts';
import { t } from '../groups/texts.ts';
import type { CardsDialogProps } from './CardsDialog.tsx';
import type { ChosenCardProps } from './ChosenCard.tsx';

type Dialog = Pick<typeof import('./CardsDialog.tsx'), 'CardsDialog'>;

const dialog = createLazyModule<Dialog>(() => import('./CardsDialog.tsx'));
const chosen = createLazyModule<Pick<typeof import('./ChosenCard.tsx'), 'ChosenCard'>>(() => import('./ChosenCard.tsx'));

/** The dialog of cards, whose code, with that of QR codes, loads when it is opened. */
export function LazyCards(props: CardsDialogProps) {
  const { isOpen, onClose } = props;
  const code = useLazyModule(dialog, isOpen);
  if (code.state === 'ready') return <code.value.CardsDialog {...props} />;
  if (code.state === 'loading') return isOpen ? <CodeLoading /> : null;
  return <LazyDialogFailed isOpen={isOpen} onClose={onClose} label={t('cards.action')} failed={t('cards.notOpened')} module={code} />;
}

/** The dialog that names the card in one photo, loaded in the same way. */
export function LazyChosenCard(props: ChosenCardProps) {
  const { isOpen, onClose } = props;
  const code = useLazyModule(chosen, isOpen);
  if (code.state === 'ready') return <code.value.ChosenCard {...props} />;
  if (code.state === 'loading') return isOpen ? <CodeLoading /> : null;
  return <LazyDialogFailed isOpen={isOpen} onClose={onClose} label={t('cards.thisIs')} failed={t('cards.notOpened')} module={code} />;
}
