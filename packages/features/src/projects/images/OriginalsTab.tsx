import { deleteProjectImage, type ProjectImage } from '@portal/api';
import { useMemo, useRef, useState } from 'react';
import { useApi } from '../../common/data/index.ts';
import { useOverlay } from '../../common/overlays/index.ts';
import { LazyCards, LazyChosenCard } from '../cards/LazyCards.tsx';
import type { NamedPhoto } from '../cards/NameCard.tsx';
import { GroupBar } from '../groups/GroupBar.tsx';
import { countByGroup, isInChoice, validChoice } from '../groups/groupOf.ts';
import { GroupsDialog } from '../groups/GroupsDialog.tsx';
import { PutIntoGroup } from '../groups/PutIntoGroup.tsx';
import type { Groups } from '../groups/useGroups.ts';
import { DeleteImages } from './DeleteImages.tsx';
import { filterMarks } from './marks/markFilter.ts';
import { useClientMarks } from './marks/useClientMarks.ts';
import { ImageViewer } from './viewer/ImageViewer.tsx';
import { LazyRenameImages } from './renaming/LazyRenameImages.tsx';
import { OriginalsView } from './OriginalsView.tsx';
import { placeIn } from './viewer/placeIn.ts';
import type { ImagesView } from './useImagesView.ts';
import { sortImages } from './sortImages.ts';
import { UploadImagesDialog } from './upload/UploadImagesDialog.tsx';
import { useDownloads } from './downloads/useDownloads.ts';
import type { ProjectImages } from './useProjectImages.ts';
import { useSelection } from './useSelection.ts';
import { deleteEach } from './deleteEach.ts';

/** Deletes photos of a project. Returns the ids of those that could not be deleted. */
function useDeleteImages(projectId: number, onDeleted: (ids: ReadonlySet<number>) => void) {
  const call = useApi();
  return (images: readonly ProjectImage[]): Promise<number[]> =>
    deleteEach(images, { call: ({ id }) => call(deleteProjectImage, { params: { id: projectId, imageId: id } }), onDeleted });
}

interface OriginalsTabProps {
  projectId: number;
  images: ProjectImages;
  groups: Groups;
  view: ImagesView;
}

/** The original photos. The open one is in the address: `?photo=7`. */
export function OriginalsTab({ projectId, images, groups, view }: OriginalsTabProps) {
  const { sort, marked } = view;
  const group = validChoice(view.group, groups.list);
  // Cards are put aside: they are looked at where they are put right.
  const photos = useMemo(() => images.images.filter(({ isCard }) => !isCard), [images.images]);
  const inGroup = useMemo(() => {
    const isShown = isInChoice(group, groups.list);
    return photos.filter(({ groupId }) => isShown(groupId));
  }, [photos, group, groups.list]);
  const clients = useClientMarks(projectId);
  const { marks: clientMarks } = clients;
  const shown = useMemo(() => sortImages(filterMarks(inGroup, marked, clientMarks), sort), [inGroup, marked, clientMarks, sort]);
  const counts = useMemo(
    () =>
      countByGroup(
        photos.map(({ groupId }) => groupId),
        groups.list,
      ),
    [photos, groups.list],
  );
  const [asked, setAsked] = useState<'put' | 'manage' | 'rename' | 'cards' | null>(null);
  const [named, setNamed] = useState<{ photo: NamedPhoto; isOpen: boolean } | null>(null);
  const selection = useSelection(shown, view.originals);
  const overlay = useOverlay('photo');
  const downloads = useDownloads(projectId, groups.list, images.renew);
  const deleteImages = useDeleteImages(projectId, images.remove);
  const [isDeleting, setDeleting] = useState(false);
  const [only, another] = selection.chosen;
  /** Without pupils there are no cards. */
  const mayShowCard = only !== undefined && another === undefined && groups.list.some(({ classId }) => classId !== null);
  const [upload, setUpload] = useState({ isOpen: false, turn: 0 });

  const root = useRef<HTMLDivElement>(null);
  /** The position of the first deleted one: its neighbour is there now. */
  const gap = useRef(0);
  const deleteChosen = async () => {
    gap.current = shown.findIndex((image) => selection.chosen.includes(image));
    const failed = await deleteImages(selection.chosen);
    selection.choose(failed.map(String));
  };
  const deleteViewed = async (image: ProjectImage) => {
    const failed = await deleteImages([image]);
    if (failed.length > 0) throw new Error('Already reported: the question stays open');
  };

  return (
    <>
      <OriginalsView
        root={root}
        images={images}
        shown={shown}
        sort={sort}
        onSort={view.setSort}
        clientMarks={clientMarks}
        marked={marked}
        onMarked={view.setMarked}
        onMark={(ids, change) => void images.mark(ids.map(Number), change)}
        density={view.density}
        onDensity={view.setDensity}
        selection={selection}
        isDownloading={downloads.isPending}
        download={downloads.progress}
        onCancelDownload={downloads.cancel}
        onUpload={() => setUpload(({ turn }) => ({ isOpen: true, turn: turn + 1 }))}
        groupBar={
          <GroupBar groups={groups.list} counts={counts} choice={group} onChoose={view.setGroup} onManage={() => setAsked('manage')} />
        }
        inGroup={inGroup}
        onPut={() => setAsked('put')}
        onRename={() => setAsked('rename')}
        onCard={
          mayShowCard ? () => setNamed({ photo: { id: only.id, name: only.name, card: null, cardGroupId: null }, isOpen: true }) : undefined
        }
        onHideChosen={(isHidden) => {
          const ids = selection.chosen.map(({ id }) => id);
          void clients.hide(ids, isHidden);
        }}
        onManage={() => setAsked('manage')}
        hasGroups={groups.list.length > 0 || groups.isLoading}
        onDownloadAll={() => downloads.all(inGroup.length, group)}
        onDownloadChosen={() => void downloads.some(selection.chosen)}
        onDeleteChosen={() => setDeleting(true)}
        onOpen={(id) => overlay.open(Number(id))}
      />
      <DeleteImages
        projectId={projectId}
        images={selection.chosen}
        isOpen={isDeleting}
        onOpenChange={setDeleting}
        onConfirm={deleteChosen}
        nextFocus={() => placeIn(root.current, gap.current)}
      />
      <UploadImagesDialog
        key={upload.turn}
        projectId={projectId}
        known={images.images}
        groups={groups}
        isOpen={upload.isOpen}
        onClose={() => setUpload(({ turn }) => ({ isOpen: false, turn }))}
        onAdded={images.reload}
        nextFocus={() => placeIn(root.current)}
      />
      <PutIntoGroup
        groups={groups}
        images={selection.chosen}
        isOpen={asked === 'put'}
        onClose={() => setAsked(null)}
        nextFocus={() => placeIn(root.current, gap.current)}
        onPut={(ids, groupId) => {
          gap.current = shown.findIndex(({ id }) => ids.has(id));
          images.regroup(ids, groupId);
          clients.reload();
          selection.clear();
        }}
      />
      <LazyRenameImages
        projectId={projectId}
        images={selection.chosen}
        all={images.images}
        isOpen={asked === 'rename'}
        onClose={() => setAsked(null)}
        onRenamed={(renamed) => images.put(...renamed)}
      />
      <GroupsDialog
        groups={groups}
        counts={counts}
        isOpen={asked === 'manage' || asked === 'cards'}
        onClose={() => setAsked(null)}
        onDeleted={images.reload}
        onCards={() => setAsked('cards')}
      />
      <LazyCards
        projectId={projectId}
        groups={groups.list}
        images={images.images}
        isOpen={asked === 'cards'}
        onClose={() => setAsked('manage')}
        onSorted={images.reload}
      />
      {named && (
        <LazyChosenCard
          key={named.photo.id}
          projectId={projectId}
          groups={groups.list}
          photo={named.photo}
          isOpen={named.isOpen}
          onClose={() => setNamed({ ...named, isOpen: false })}
          onNamed={() => {
            gap.current = shown.findIndex(({ id }) => id === named.photo.id);
            images.reload();
            clients.reload();
            selection.clear();
          }}
          nextFocus={() => placeIn(root.current, gap.current)}
        />
      )}
      <ImageViewer
        projectId={projectId}
        images={shown}
        viewed={overlay.value}
        onView={(id) => overlay.replace({ photo: String(id) })}
        onClose={overlay.close}
        onDelete={deleteViewed}
        onRenamed={images.put}
        onGone={({ id }) => images.remove(new Set([id]))}
        onMark={(image, change) => void images.mark([image.id], change)}
        clientMarks={clientMarks}
        onHide={({ id }, isHidden) => void clients.hide([id], isHidden)}
        onDownload={(image) => void downloads.some([image])}
        isDownloading={downloads.isPending}
        onBroken={() => void images.renew()}
        placeAt={(place) => placeIn(root.current, place)}
      />
    </>
  );
}
