import { Banner, Button } from '@portal/ui';
import { useState } from 'react';
import { useIsMounted } from '../../../../common/data/index.ts';
import { t } from '../../../texts.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';

interface LargePhotosProps {
  /** Left out for their size alone. */
  files: readonly File[];
  /** Called with the smaller photos, as far as that was possible. */
  onDone: (photos: File[]) => void;
}

/** Offers to shrink photos that are too large for a project. */
export function LargePhotos({ files, onDone }: LargePhotosProps) {
  const isMounted = useIsMounted();
  const [done, setDone] = useState<number | null>(null);
  const [failed, setFailed] = useState(0);
  if (files.length === 0 && failed === 0) return null;
  const shrink = async () => {
    const photos: File[] = [];
    for (const [index, file] of files.entries()) {
      setDone(index);
      // One after the other: each takes as much memory as its pixels need.
      // oxlint-disable-next-line no-await-in-loop
      const photo = await shrinkPhoto(file);
      if (!isMounted.current) return;
      if (photo) photos.push(photo);
    }
    setDone(null);
    setFailed(files.length - photos.length);
    onDone(photos);
  };
  if (files.length === 0) return <Banner tone="warn" title={t('dashboard.projects.images.uploads.notShrunk', { count: failed })} isLive />;
  return (
    <Banner tone="info" title={t('dashboard.projects.images.uploads.shrinkable')}>
      <Button
        tone="secondary"
        size="sm"
        isPending={done !== null}
        pendingText={t('dashboard.projects.images.uploads.shrinking', { number: (done ?? 0) + 1, total: files.length })}
        onPress={() => void shrink()}
      >
        {t('dashboard.projects.images.uploads.shrink', { count: files.length })}
      </Button>
    </Banner>
  );
}
