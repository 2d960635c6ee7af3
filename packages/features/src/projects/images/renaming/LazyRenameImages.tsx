import { CodeLoading, createLazyModule, LazyDialogFailed, useLazyModule } from '../../../common/overlays/index.ts';
import { t } from '../../texts.ts';
import type { RenameImagesProps } from './RenameImages.tsx';

type Dialog = Pick<typeof import('./RenameImages.tsx'), 'RenameImages'>;

const dialog = createLazyModule<Dialog>(() => import('./RenameImages.tsx'));

/** The dialog that renames several photos, whose code loads when it is opened. */
export function LazyRenameImages(props: RenameImagesProps) {
  const { isOpen, onClose, images } = props;
  const code = useLazyModule(dialog, isOpen);
  if (code.state === 'ready') return <code.value.RenameImages {...props} />;
  if (code.state === 'loading') return isOpen ? <CodeLoading /> : null;
  const label = t('dashboard.projects.images.renaming.titleMany', { count: images.length });
  return (
    <LazyDialogFailed
      isOpen={isOpen}
      onClose={onClose}
      label={label}
      failed={t('dashboard.projects.images.renaming.notOpened')}
      module={code}
    />
  );
}
