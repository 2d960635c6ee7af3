import { CodeLoading, createLazyModule, LazyDialogFailed, useLazyModule } from '../../common/overlays/index.ts';
import { t } from '../texts.ts';
import type { RemarkDialogProps } from './RemarkDialog.tsx';

type Dialog = Pick<typeof import('./RemarkDialog.tsx'), 'RemarkDialog'>;

const dialog = createLazyModule<Dialog>(() => import('./RemarkDialog.tsx'));

/** The dialog in which a client writes about a photo, whose code loads when it is opened. */
export function LazyRemarkDialog(props: RemarkDialogProps) {
  const { kind, isOpen, onClose } = props;
  const code = useLazyModule(dialog, isOpen);
  if (code.state === 'ready') return <code.value.RemarkDialog {...props} />;
  if (code.state === 'loading') return isOpen ? <CodeLoading /> : null;
  return <LazyDialogFailed isOpen={isOpen} onClose={onClose} label={t(`${kind}.title`)} failed={t('remark.notOpened')} module={code} />;
}
