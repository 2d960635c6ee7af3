import { errorText, getShareChoice, type ShareChoice, type ProjectShare } from '@portal/api';
import { Button, ErrorState, Heading, ImageGrid, Modal, Spinner, Text } from '@portal/ui';
import { copyText } from '../../common/overlays/index.ts';
import { type ReadState, useRead } from '../../common/data/index.ts';
import { type ShownImage, tilesOf } from '../images/shown.ts';
import { type ProjectImages, useProjectImages } from '../images/useProjectImages.ts';
import { namesText } from './describe.ts';
import { familyLabel } from './families/families.ts';
import { t } from './texts.ts';
import css from './Shares.module.css';

interface ChoiceDialogProps {
  projectId: number;
  share: ProjectShare;
  isOpen: boolean;
  onClose: () => void;
}

/** What a client has chosen and remarked through a share. The names can be copied, to find the files on the photographer's own disk. */
export function ChoiceDialog({ projectId, share, isOpen, onClose }: ChoiceDialogProps) {
  const choice = useRead(getShareChoice, { params: { id: projectId, shareId: share.id } });
  const photos = useProjectImages(projectId);
  const favourites = new Set(choice.state === 'ready' ? choice.data.favourites : []);
  const chosen = photos.images.filter(({ id }) => favourites.has(id));
  const closedAt = choice.state === 'ready' ? choice.data.closedAt : null;
  const copyNames = () =>
    copyText(namesText(chosen.map(({ name }) => name)), { copied: t('choice.copied'), notCopied: t('choice.notCopied') });
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onClose}
      size="lg"
      title={share.familyName === null ? t('choice.title') : t('choice.titleOf', { name: familyLabel(share) })}
      footer={
        <>
          <Button tone="secondary" icon="copy" isDisabled={chosen.length === 0} onPress={() => void copyNames()}>
            {t('choice.copy')}
          </Button>
          <Button onPress={onClose}>{t('choice.close')}</Button>
        </>
      }
    >
      <Choice choice={choice} photos={photos} chosen={chosen} isSent={share.shows === 'retouched' || closedAt !== null} />
    </Modal>
  );
}

interface ChoiceProps {
  choice: ReadState<ShareChoice>;
  /** All photos of the project. */
  photos: ProjectImages;
  chosen: readonly ShownImage[];
  /** Through a share without originals nothing is ever chosen: there a remark is sent by itself. */
  isSent: boolean;
}

function Choice({ choice, photos: { result, images, onBroken }, chosen, isSent }: ChoiceProps) {
  const failed = choice.state === 'failed' ? choice : result.state === 'failed' ? result : null;
  if (failed) {
    return (
      <ErrorState title={t('choice.failed')} onRetry={failed.retry} level={3}>
        {errorText(failed.error)}
      </ErrorState>
    );
  }
  if (choice.state !== 'ready' || result.state === 'loading') return <Spinner label={t('choice.loading')} />;
  const names = new Map(images.map(({ id, name }) => [id, name]));
  const remarks = choice.data.remarks.filter(({ imageId }) => names.has(imageId));
  return (
    <div className={css.choice}>
      {!isSent && (chosen.length > 0 || remarks.length > 0) && (
        <Text as="p" tone={2}>
          {t(choice.data.wasSent ? 'choice.reopened' : 'choice.notSent')}
        </Text>
      )}
      <ImageGrid label={t('choice.chosen')} photos={tilesOf(chosen)} onBroken={onBroken} empty={<Text tone={2}>{t('choice.none')}</Text>} />
      {remarks.length > 0 && (
        <section className={css.remarks}>
          <Heading level={3}>{t('choice.remarks')}</Heading>
          <dl>
            {remarks.map(({ imageId, text }) => (
              <div key={imageId}>
                <dt>{names.get(imageId)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
