import { createLazyModule, LazyDialogFailed, useLazyModule } from '../../../common/overlays/index.ts';
import { t } from '../texts.ts';
import type { PrintedLink } from './printedLinks.ts';

const module = createLazyModule<Pick<typeof import('./PrintedLinks.tsx'), 'PrintedLinks'>>(() => import('./PrintedLinks.tsx'));

interface LazyPrintedLinksProps {
  /** Null: nothing is printed. */
  links: readonly PrintedLink[] | null;
  onPrinted: () => void;
}

/** The sheets, whose code, with that of QR codes, loads when they are printed. */
export function LazyPrintedLinks({ links, onPrinted }: LazyPrintedLinksProps) {
  const code = useLazyModule(module, links !== null);
  if (code.state === 'ready') return links && <code.value.PrintedLinks links={links} onPrinted={onPrinted} />;
  if (code.state === 'loading') return null;
  return (
    <LazyDialogFailed isOpen={links !== null} onClose={onPrinted} label={t('sheets.action')} failed={t('sheets.notOpened')} module={code} />
  );
}
