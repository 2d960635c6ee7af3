import { isWaiting, listProjects, listSuggestions, type ProjectImage, type Retouched } from '@portal/api';
import { useMemo, useRef, useState } from 'react';
import { useOverlay } from '../../common/overlays/index.ts';
import { useReload } from '../../common/data/index.ts';
import { GroupBar } from '../groups/GroupBar.tsx';
import { type Groups, withGroups } from '../groups/useGroups.ts';
import { countByGroup, groupsOfImages, isInChoice, validChoice } from '../groups/groupOf.ts';
import { placeIn } from '../images/viewer/placeIn.ts';
import { useClientMarks } from '../images/marks/useClientMarks.ts';
import type { ImagesView } from '../images/useImagesView.ts';
import { useSelection } from '../images/useSelection.ts';
import { ZipUpload } from '../zip-upload/ZipUpload.tsx';
import { DeleteRetouched } from './DeleteRetouched.tsx';
import { RetouchedView } from './RetouchedView.tsx';
import { Suggestions } from './Suggestions.tsx';
import { RetouchedViewer } from './RetouchedViewer.tsx';
import { fixesOf } from './tiles.ts';
import { useSaveRetouched } from './useSaveRetouched.ts';
import { Waiting } from './waiting/Waiting.tsx';
import { useDeleteRetouched, useHoldRetouched, useRestoreRetouched, useRetouched, useShowRetouched } from './useRetouched.ts';

interface RetouchedTabProps {
  projectId: number;
  view: ImagesView;
  groups: Groups;
  /** The photos of the project, for the comparison; null while they are not loaded. */
  originals: readonly ProjectImage[] | null;
  /** An archive has been read. */
  onChanged: () => void;
}

const none: readonly Retouched[] = [];

/** A retouched photo belongs to the group of its original. */
const groupOfRetouched = ({ originalId }: Retouched, groupOf: ReadonlyMap<number, number | null>) =>
  originalId === null ? null : (groupOf.get(originalId) ?? null);

/** Where retouched photos are uploaded to a project and viewed (ledger IMG-50…52, OPEN-46). */
export function RetouchedTab({ projectId, view, groups: known, originals, onChanged }: RetouchedTabProps) {
  const { result: read, refresh, renew, remove, put } = useRetouched(projectId);
  const result = withGroups(read, known);
  const { list: groups } = known;
  const reload = useReload();
  /** The project's card and the tab count what waits. */
  const recount = () => void reload(listProjects, {});
  const reread = () => {
    void refresh();
    recount();
  };
  const changed = (...some: Retouched[]) => {
    put(...some);
    recount();
  };
  const changes = { put: changed, refresh };
  const restore = useRestoreRetouched(projectId, changes);
  const hold = useHoldRetouched(projectId, changes);
  const all = result.state === 'ready' ? result.data : none;
  const clients = useClientMarks(projectId);
  const fixes = useMemo(() => fixesOf(all, clients.fixes), [all, clients.fixes]);
  const shows = useShowRetouched(projectId, all, view, changes);
  const group = validChoice(view.group, groups);
  const groupOf = useMemo(() => groupsOfImages(originals ?? []), [originals]);
  const isShown = useMemo(() => isInChoice(group, groups), [group, groups]);
  const inGroup = useMemo(() => all.filter((photo) => isShown(groupOfRetouched(photo, groupOf))), [all, isShown, groupOf]);
  const isFiltered = view.waiting === 'waiting' && inGroup.some(isWaiting);
  const photos = useMemo(() => (isFiltered ? inGroup.filter(isWaiting) : inGroup), [inGroup, isFiltered]);
  const counts = useMemo(
    () =>
      countByGroup(
        all.map((photo) => groupOfRetouched(photo, groupOf)),
        groups,
      ),
    [all, groupOf, groups],
  );
  const selection = useSelection(photos, view.retouched);
  const [upload, setUpload] = useState({ isOpen: false, opening: 0 });
  const hasLoose = all.some(({ originalId }) => originalId === null);
  const root = useRef<HTMLDivElement>(null);
  const viewer = useOverlay('retouched');
  const { save, isSaving } = useSaveRetouched(renew);
  const deletePhotos = useDeleteRetouched(projectId, (ids) => {
    remove(ids);
    recount();
  });
  const [isDeleting, setDeleting] = useState(false);
  /** The position of the first deleted one: its neighbour is there now. */
  const gap = useRef(0);
  const deleteChosen = async () => {
    gap.current = photos.findIndex((photo) => selection.chosen.includes(photo));
    selection.choose((await deletePhotos(selection.chosen)).map(String));
  };
  const deleteViewed = async (photo: Retouched) => {
    const failed = await deletePhotos([photo]);
    if (failed.length > 0) throw new Error('Already reported: the question stays open');
  };
  return (
    <>
      <RetouchedView
        root={root}
        projectId={projectId}
        result={result.state === 'ready' ? { ...result, data: photos } : result}
        inGroup={inGroup}
        fixes={fixes}
        originals={originals && originals.filter(({ groupId, isCard }) => !isCard && isShown(groupId))}
        group={group}
        groupBar={<GroupBar groups={groups} counts={counts} choice={group} onChoose={view.setGroup} />}
        onUpload={() => setUpload(({ opening }) => ({ isOpen: true, opening: opening + 1 }))}
        selection={selection}
        density={view.density}
        onDensity={view.setDensity}
        onDeleteChosen={() => setDeleting(true)}
        onHoldChosen={() => void hold(selection.chosen)}
        onShowChosen={() => void shows.show(selection.chosen)}
        waiting={
          <Waiting
            photos={inGroup}
            shownCount={shows.shown.length}
            filter={isFiltered ? 'waiting' : 'all'}
            onFilter={view.setWaiting}
            onShow={(some) => void shows.show(some)}
            onUndo={() => void shows.undo()}
          />
        }
        onOpen={viewer.open}
        onBroken={() => void renew()}
        suggestions={hasLoose && originals && <Suggestions projectId={projectId} photos={all} originals={originals} onJoined={reread} />}
      />
      <DeleteRetouched
        photos={selection.chosen}
        isOpen={isDeleting}
        onOpenChange={setDeleting}
        onConfirm={deleteChosen}
        nextFocus={() => placeIn(root.current, gap.current)}
      />
      <ZipUpload
        key={upload.opening}
        projectId={projectId}
        isOpen={upload.isOpen}
        onClose={() => setUpload(({ opening }) => ({ isOpen: false, opening }))}
        onUploaded={() => {
          reread();
          void reload(listSuggestions, { params: { id: projectId }, query: { after: 0 } });
          onChanged();
        }}
      />
      <RetouchedViewer
        photos={photos}
        fixes={fixes}
        originals={originals}
        id={viewer.value}
        onChange={(id) => viewer.replace({ retouched: String(id) })}
        onClose={viewer.close}
        onBroken={() => void renew()}
        onSave={save}
        onRestore={(photo, version) => void restore(photo, version)}
        onDelete={deleteViewed}
        onHold={(photo) => void hold([photo])}
        onShow={(photo) => void shows.show([photo])}
        shown={shows.shown}
        onUndoShow={() => void shows.undo()}
        isSaving={isSaving}
        placeAt={(place) => placeIn(root.current, place)}
      />
    </>
  );
}
