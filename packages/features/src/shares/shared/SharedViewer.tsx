import { Button, Text } from '@portal/ui';
import { useMemo, useState } from 'react';
import { LazyGallery } from '../../common/overlays/index.ts';
import { t } from '../texts.ts';
import type { ShareRole, SharedImage, Verdict } from '@portal/api';
import { notifyError } from '../../common/data/index.ts';
import { Answer } from './answer/Answer.tsx';
import { LazyRemarkDialog } from './LazyRemarkDialog.tsx';
import css from './Shared.module.css';
import type { SentSubject } from './sent/Sent.tsx';
import { SentPart } from './sent/SentPart.tsx';
import type { Save } from './save/useSave.ts';
import { keyOf, viewedOf } from './tiles.ts';

interface SharedViewerProps extends Pick<Save, 'saving'> {
  images: readonly SharedImage[];
  /** The open photo. */
  viewed: SharedImage | undefined;
  /** Who wrote the remarks: this visitor, or clients. */
  role: ShareRole;
  /** Photos can be chosen now. */
  canChoose: boolean;
  /** Remarks can be written now. */
  canRemark: boolean;
  /** What is said of it, can be said or changed now. */
  canAnswer: (image: SharedImage) => boolean;
  onView: (image: SharedImage) => void;
  onClose: () => void;
  /** Gets the focus when what opened the photo is there no more. */
  nextFocus: () => HTMLElement | null;
  onSave: (image: SharedImage) => void;
  /** By the number of the original. */
  onFavourite: (id: number, isFavourite: boolean) => void;
  /** Throws when the server refuses. */
  onRemark: (id: number, remark: string) => Promise<void>;
  /** Throws when the server refuses. */
  onVerdict: (image: SharedImage, verdict: Verdict | null, fix: string | null) => Promise<void>;
  /** A photo could not be displayed. */
  onBroken: () => void;
}

/** One photo full screen: with its heart and its remark, a finished one with what is said of it. */
export function SharedViewer({
  images,
  viewed: image,
  role,
  canChoose,
  canRemark,
  saving,
  onView,
  onClose,
  nextFocus,
  ...on
}: SharedViewerProps) {
  const photos = useMemo(() => viewedOf(images), [images]);
  const place = image ? images.indexOf(image) : -1;
  const originalId = image?.originalId ?? null;
  const [subject, setSubject] = useState<{ image: SharedImage; kind: 'remark' | 'fix' } | null>(null);
  const [isWriting, setWriting] = useState(false);
  /** The key of the photo whose answer is being sent. */
  const [answering, setAnswering] = useState<string | null>(null);
  const [sent, setSent] = useState<SentSubject | null>(null);
  const [isSentOpen, setSentOpen] = useState(false);
  const openSent = (about: SentSubject) => {
    setSent(about);
    setSentOpen(true);
  };
  const answer = async (about: SharedImage, verdict: Verdict | null) => {
    const key = keyOf(about);
    setAnswering(key);
    await on.onVerdict(about, verdict, null).catch((error: unknown) => notifyError(t('answer.failed'), error));
    setAnswering((now) => (now === key ? null : now));
  };
  const write = (kind: 'remark' | 'fix') => {
    if (image) setSubject({ image, kind });
    setWriting(true);
  };
  const save = ({ image: about, kind }: NonNullable<typeof subject>, text: string) =>
    kind === 'fix' ? on.onVerdict(about, text === '' ? null : 'fix', text || null) : on.onRemark(about.originalId ?? 0, text);
  return (
    <>
      <LazyGallery
        photos={photos}
        index={place < 0 ? null : place}
        onIndexChange={(index) => images[index] && onView(images[index])}
        onClose={onClose}
        nextFocus={nextFocus}
        onBroken={on.onBroken}
        mode="bounded"
        toolbar={
          image && (
            <div className={css.tools}>
              {canChoose && originalId !== null && (
                <Button
                  icon="heart"
                  tone={image.isFavourite ? 'secondary' : 'primary'}
                  onPress={() => on.onFavourite(originalId, !image.isFavourite)}
                >
                  {t(image.isFavourite ? 'viewer.unchoose' : 'viewer.choose')}
                </Button>
              )}
              {canRemark && image.kind === 'original' && (
                <Button icon="edit" tone="ghost" onPress={() => write('remark')}>
                  {t('viewer.remark')}
                </Button>
              )}
              {role === 'client' && image.kind === 'retouched' && (
                <Answer
                  image={image}
                  isOpen={on.canAnswer(image)}
                  isPending={answering === keyOf(image)}
                  onSay={(verdict) => void answer(image, verdict)}
                  onFix={() => write('fix')}
                />
              )}
              {role === 'retoucher' && image.fix !== null && (
                <Text as="p" look="body-s">
                  {t('answer.said.fix', { text: image.fix })}
                </Text>
              )}
              {image.isDownloadable && (
                <Button
                  icon="download"
                  tone="secondary"
                  isPending={saving === keyOf(image)}
                  isDisabled={saving !== null && saving !== keyOf(image)}
                  pendingText={t('save.saving')}
                  onPress={() => on.onSave(image)}
                >
                  {t('save.save')}
                </Button>
              )}
              {image.retouched && (
                <SentPart>{({ SentTools }) => <SentTools image={image} onOpen={(kind) => openSent({ image, kind })} />}</SentPart>
              )}
              {(image.isRenewed || image.isDropped) && (
                <Text as="p" look="body-s">
                  {t(image.isRenewed ? 'viewer.renewed' : 'viewer.dropped')}
                </Text>
              )}
              {/* What is to be fixed is to do again. */}
              {image.fix === null && (image.work === 'waiting' || image.work === 'published') && (
                <Text as="p" look="body-s">
                  {t(`viewer.${image.work}`)}
                </Text>
              )}
              {image.remark !== null && (
                <Text as="p" look="body-s" tone={2}>
                  {t(role === 'client' ? 'viewer.yourRemark' : 'viewer.clientRemark', { text: image.remark })}
                </Text>
              )}
            </div>
          )
        }
      />
      {sent && (
        <SentPart>
          {({ SentDialogs }) => (
            <SentDialogs subject={sent} isOpen={isSentOpen} onClose={() => setSentOpen(false)} onBroken={on.onBroken} />
          )}
        </SentPart>
      )}
      {subject && (
        <LazyRemarkDialog
          key={`${subject.kind} ${keyOf(subject.image)}`}
          kind={subject.kind}
          remark={(subject.kind === 'remark' ? subject.image.remark : subject.image.verdict === 'fix' ? subject.image.fix : null) ?? ''}
          isOpen={isWriting}
          onClose={() => setWriting(false)}
          onSave={(text) => save(subject, text)}
        />
      )}
    </>
  );
}
