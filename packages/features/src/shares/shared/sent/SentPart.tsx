import type { ComponentProps } from 'react';
import { CodeLoading, createLazyModule, LazyDialogFailed, useLazyModule } from '../../../common/overlays/index.ts';
import { t } from '../../texts.ts';

type Dialogs = Pick<typeof import('./SentDialogs.tsx'), 'SentDialogs'>;
type SentDialogsProps = ComponentProps<Dialogs['SentDialogs']>;

const dialogs = createLazyModule<Dialogs>(() => import('./SentDialogs.tsx'));

/** What a retoucher does with what was sent of a photo. Its code loads for those who press a button of it. */
export function SentPart(props: SentDialogsProps) {
  const { subject, onClose } = props;
  const code = useLazyModule(dialogs, subject !== null);
  if (code.state === 'ready') return <code.value.SentDialogs {...props} />;
  if (subject === null) return null;
  if (code.state === 'loading') return <CodeLoading />;
  return <LazyDialogFailed isOpen onClose={onClose} label={t(`sent.${subject.kind}`)} failed={t('sent.notOpened')} module={code} />;
}
