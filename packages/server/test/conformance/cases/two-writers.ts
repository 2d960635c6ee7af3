/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  addPhotos,
  changedElsewhere,
  createGroups,
  createShare,
  createProject,
  digestsOf,
  type Endpoint,
  getProjectImage,
  getPortfolio,
  getProfile,
  listGroups,
  listShares,
  listProjects,
  renameGroup,
  renameProjectImages,
  updateShare,
  updateProjectImage,
  updatePhoto,
  updatePortfolio,
  updateProfile,
  updateProject,
} from '@portal/api';
import { expect } from 'vitest';
import { newcomer, someCard } from '../newcomer.ts';
import { addNamed, withProject } from '../project-photos.ts';
import { newPortfolio, photoFile } from '../photo-file.ts';
import { type Case, caseOf, type Portal } from '../portal.ts';
import { refusalOf } from '../refusal-of.ts';

/** One field of something that two clients edit. */
interface Shared<Value> {
  /** What both have read, what the first one saves, and what the second one wants. */
  read: Value;
  theirs: Value;
  mine: Value;
  /** Saves a value over the one that was read. */
  save: (value: Value, known: Value) => Promise<unknown>;
  /** The stored value. */
  stored: () => Promise<Value>;
}

/** A form that edits something shared. `field` is how the refusal calls what both have changed. */
function form<Value>(of: Endpoint, message: string, field: string, open: (portal: Portal) => Promise<Shared<Value>>): Case {
  return caseOf(of, 'refuses the second of two writers, and overwrites nothing', async (portal) => {
    const { read, theirs, mine, save, stored } = await open(portal);
    await save(theirs, read);
    const errors = { [field]: [changedElsewhere.field] };
    expect(await refusalOf(save(mine, read))).toEqual({ status: 409, message, errors });
    expect(await stored()).toEqual(theirs);
    // Saved by a client that has not read the change, and saved as it is: neither counts as a change.
    await save(read, read);
    await save(theirs, read);
    expect(await stored()).toEqual(theirs);
    await save(mine, theirs);
    expect(await stored()).toEqual(mine);
  });
}

const texts = { theirs: 'Сад', mine: 'Школа' };
const files = { theirs: 'Анна.jpg', mine: 'Борис.jpg' };

/** All of them: a new form that edits something shared gets its line here. The settings are one flag, of which two changes are the same. */
export const twoWriters: readonly Case[] = [
  form<string>(updateProfile, changedElsewhere.card, 'bio', async (portal) => {
    const { call } = await newcomer(portal);
    await call(updateProfile, { body: someCard });
    return {
      ...texts,
      read: someCard.bio,
      save: (bio, known) => call(updateProfile, { body: { bio, known: { bio: known } } }),
      stored: async () => (await call(getProfile, {})).bio ?? '',
    };
  }),

  form<string>(updatePortfolio, changedElsewhere.portfolio, 'title', async (portal) => {
    const owner = await newcomer(portal);
    const { id, title: read, description, specializationId } = await newPortfolio(owner);
    const rest = { description, specializationId: specializationId ?? 0 };
    return {
      ...texts,
      read,
      save: (title, known) => owner.call(updatePortfolio, { params: { id }, body: { title, ...rest, known: { title: known, ...rest } } }),
      stored: async () => (await owner.call(getPortfolio, { params: { id } })).title,
    };
  }),

  form<string | null>(updatePhoto, changedElsewhere.photo, 'title', async (portal) => {
    const { call, ...owner } = await newcomer(portal);
    const { id } = await newPortfolio({ call, ...owner });
    const body = { portfolioId: id, title: null, specializationId: null, files: [await photoFile()] };
    const { photos } = await call(addPhotos, { params: { id }, body });
    const params = { id, mediaId: photos[0]?.id ?? 0 };
    return {
      ...texts,
      read: null,
      save: (title, known) => call(updatePhoto, { params, body: { title, known: { title: known } } }),
      stored: async () => (await call(getPortfolio, { params: { id } })).photos[0]?.title ?? null,
    };
  }),

  form<string | null>(updateProject, changedElsewhere.project, 'client_name', async (portal) => {
    const { call } = await newcomer(portal);
    const { id, name } = await call(createProject, { body: { name: 'Выпускной', categoryId: 1 } });
    return {
      ...texts,
      read: null,
      save: (clientName, known) =>
        call(updateProject, { params: { id }, query: { known: digestsOf({ name, clientName: known }) }, body: { name, clientName } }),
      stored: async () => (await call(listProjects, {}))[0]?.clientName ?? null,
    };
  }),

  form<string>(updateProjectImage, changedElsewhere.name, 'name', async (portal) => {
    const owner = await withProject(portal);
    const [image] = await addNamed(owner, 'IMG_1.jpg');
    const params = { id: owner.project, imageId: image?.id ?? 0 };
    return {
      ...files,
      read: 'IMG_1.jpg',
      save: (name, known) => owner.call(updateProjectImage, { params, body: { name, known: { name: known } } }),
      stored: async () => (await owner.call(getProjectImage, { params })).name,
    };
  }),

  form<string>(renameProjectImages, changedElsewhere.names, 'names', async (portal) => {
    const owner = await withProject(portal);
    const [image, other] = await addNamed(owner, 'IMG_1.jpg', 'IMG_2.jpg');
    const params = { id: owner.project };
    return {
      ...files,
      read: 'IMG_1.jpg',
      save: (name, known) =>
        owner.call(renameProjectImages, {
          params,
          body: {
            names: [
              { id: other?.id ?? 0, name: 'IMG_2.jpg', known: 'IMG_2.jpg' },
              { id: image?.id ?? 0, name, known },
            ],
          },
        }),
      stored: async () => (await owner.call(getProjectImage, { params: { ...params, imageId: image?.id ?? 0 } })).name,
    };
  }),

  form<string>(renameGroup, changedElsewhere.name, 'name', async (portal) => {
    const { call, project: id } = await withProject(portal);
    const [group] = await call(createGroups, { params: { id }, body: { names: ['11 «А»'] } });
    return {
      ...texts,
      read: '11 «А»',
      save: (name, known) => call(renameGroup, { params: { id, groupId: group?.id ?? 0 }, body: { name, known: { name: known } } }),
      stored: async () => (await call(listGroups, { params: { id } }))[0]?.name ?? '',
    };
  }),

  form<number | null>(updateShare, changedElsewhere.share, 'choice_limit', async (portal) => {
    const { call, project: id } = await withProject(portal);
    const made = { role: 'client', shows: 'originals', canDownload: false, choiceLimit: 15 } as const;
    const { share } = await call(createShare, { params: { id }, body: made });
    return {
      read: 15,
      theirs: 20,
      mine: null,
      save: (choiceLimit, known) =>
        call(updateShare, { params: { id, shareId: share.id }, body: { choiceLimit, known: { choiceLimit: known } } }),
      stored: async () => (await call(listShares, { params: { id } }))[0]?.choiceLimit ?? null,
    };
  }),
];
