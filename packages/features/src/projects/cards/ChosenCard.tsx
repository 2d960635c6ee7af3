import { groupLabels, type ImageGroup, setCard } from '@portal/api';
import { toasts } from '@portal/ui';
import { useMemo } from 'react';
import { useApi } from '../../common/data/index.ts';
import { NameCard, type NamedPhoto } from './NameCard.tsx';
import { t } from './texts.ts';

export interface ChosenCardProps {
  projectId: number;
  groups: readonly ImageGroup[];
  photo: NamedPhoto;
  isOpen: boolean;
  onClose: () => void;
  /** The photo is put aside as a card, and others have come into its group. */
  onNamed: () => void;
  /** Gets the focus when the photo is gone from the others. */
  nextFocus: () => HTMLElement | null;
}

/** Says of a photo among others whose card it shows: one whose code was not found. */
export function ChosenCard({ projectId, groups, photo, onNamed, ...dialog }: ChosenCardProps) {
  const call = useApi();
  const labels = useMemo(() => groupLabels(groups), [groups]);
  return (
    <NameCard
      {...dialog}
      photo={photo}
      labels={labels}
      onName={async (groupId) => {
        await call(setCard, { params: { id: projectId, imageId: photo.id }, body: { groupId } });
        toasts.show({ type: 'success', title: t('naming.done', { name: labels.get(groupId ?? 0) ?? '' }), message: t('naming.aside') });
        onNamed();
      }}
    />
  );
}
