/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  addPhotos,
  changedElsewhere,
  createGroups,
  createShare,
  createProject,
  currentOf,
  type Endpoint,
  getProjectImage,
  getPortfolio,
  getProfile,
  listGroups,
  listShares,
  listProjects,
  type Portfolio,
  type PortfolioPhoto,
  type Profile,
  type Project,
  type ProjectShare,
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

/** What two clients edit: what both have read, what the first one saves, and what the second one wants. */
interface Values<Value> {
  read: Value;
  theirs: Value;
  mine: Value;
}

/** What has a version, as its form reads it. */
interface Stored {
  version?: string | undefined;
}

interface Versioned<Value, Thing extends Stored> extends Values<Value> {
  of: Endpoint;
  message: string;
  field: keyof Thing;
  /** Makes it, and answers its reading and its saving. */
  open: (portal: Portal) => Promise<{ stored: () => Promise<Thing>; save: (value: Value, version?: string) => Promise<unknown> }>;
}

/** A form that edits something shared: a save names the version that it changes. */
function form<Value, Thing extends Stored>({ of, message, field, read, theirs, mine, open }: Versioned<Value, Thing>): Case {
  return caseOf(of, 'refuses the second of two writers, and overwrites nothing', async (portal) => {
    const { stored, save } = await open(portal);
    const { version } = await stored();
    expect(version).toBeTruthy();
    await save(theirs, version);
    const now = await stored();
    expect(now[field]).toEqual(theirs);
    const error: unknown = await save(mine, version).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 409, message });
    // The answer has what is stored, so that the second writer need not ask.
    expect(currentOf(of, error)).toEqual(now);
    expect(await stored()).toEqual(now);
    await save(mine, now.version);
    expect((await stored())[field]).toEqual(mine);
    // What is stored as it was has the version that it had; who names none overwrites.
    await save(read);
    expect((await stored()).version).toBe(version);
  });
}

interface Named extends Values<string> {
  /** Saves a name over the one that was read. */
  save: (name: string, from: string) => Promise<unknown>;
  stored: () => Promise<string>;
}

/** A renaming: it says from which name. `field` is how the refusal calls it. */
function renaming(of: Endpoint, message: string, field: string, open: (portal: Portal) => Promise<Named>): Case {
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
  form<string, Profile>({
    of: updateProfile,
    message: changedElsewhere.card,
    field: 'bio',
    ...texts,
    read: someCard.bio,
    open: async (portal) => {
      const { call } = await newcomer(portal);
      await call(updateProfile, { body: someCard });
      return {
        stored: () => call(getProfile, {}),
        save: (bio, version) => call(updateProfile, { body: { bio } }, { version }),
      };
    },
  }),

  form<string, Portfolio>({
    of: updatePortfolio,
    message: changedElsewhere.portfolio,
    field: 'title',
    ...texts,
    read: 'Выпускные',
    open: async (portal) => {
      const owner = await newcomer(portal);
      const { id, description, specializationId } = await newPortfolio(owner, 'Выпускные');
      const rest = { description, specializationId: specializationId ?? 0 };
      return {
        stored: () => owner.call(getPortfolio, { params: { id } }),
        save: (title, version) => owner.call(updatePortfolio, { params: { id }, body: { title, ...rest } }, { version }),
      };
    },
  }),

  form<string | null, PortfolioPhoto>({
    of: updatePhoto,
    message: changedElsewhere.photo,
    field: 'title',
    ...texts,
    read: null,
    open: async (portal) => {
      const { call, ...owner } = await newcomer(portal);
      const { id } = await newPortfolio({ call, ...owner });
      const body = { portfolioId: id, title: null, specializationId: null, files: [await photoFile()] };
      const { photos } = await call(addPhotos, { params: { id }, body });
      const params = { id, mediaId: photos[0]?.id ?? 0 };
      return {
        stored: async () => {
          const [photo] = (await call(getPortfolio, { params: { id } })).photos;
          if (!photo) throw new Error('The photo is not there');
          return photo;
        },
        save: (title, version) => call(updatePhoto, { params, body: { title } }, { version }),
      };
    },
  }),

  form<string | null, Project>({
    of: updateProject,
    message: changedElsewhere.project,
    field: 'clientName',
    ...texts,
    read: null,
    open: async (portal) => {
      const { call } = await newcomer(portal);
      const { id, name } = await call(createProject, { body: { name: 'Выпускной', categoryId: 1 } });
      return {
        stored: async () => {
          const [project] = await call(listProjects, {});
          if (!project) throw new Error('The project is not there');
          return project;
        },
        save: (clientName, version) => call(updateProject, { params: { id }, body: { name, clientName } }, { version }),
      };
    },
  }),

  form<number | null, ProjectShare>({
    of: updateShare,
    message: changedElsewhere.share,
    field: 'choiceLimit',
    read: 15,
    theirs: 20,
    mine: null,
    open: async (portal) => {
      const { call, project: id } = await withProject(portal);
      const made = { role: 'client', shows: 'originals', canDownload: false, choiceLimit: 15 } as const;
      const { share } = await call(createShare, { params: { id }, body: made });
      return {
        stored: async () => {
          const [first] = await call(listShares, { params: { id } });
          if (!first) throw new Error('The share is not there');
          return first;
        },
        save: (choiceLimit, version) => call(updateShare, { params: { id, shareId: share.id }, body: { choiceLimit } }, { version }),
      };
    },
  }),

  renaming(updateProjectImage, changedElsewhere.name, 'name', async (portal) => {
    const owner = await withProject(portal);
    const [image] = await addNamed(owner, 'IMG_1.jpg');
    const params = { id: owner.project, imageId: image?.id ?? 0 };
    return {
      ...files,
      read: 'IMG_1.jpg',
      save: (name, from) => owner.call(updateProjectImage, { params, body: { name, from } }),
      stored: async () => (await owner.call(getProjectImage, { params })).name,
    };
  }),

  renaming(renameProjectImages, changedElsewhere.names, 'names', async (portal) => {
    const owner = await withProject(portal);
    const [image, other] = await addNamed(owner, 'IMG_1.jpg', 'IMG_2.jpg');
    const params = { id: owner.project };
    return {
      ...files,
      read: 'IMG_1.jpg',
      save: (name, from) =>
        owner.call(renameProjectImages, {
          params,
          body: {
            names: [
              { id: other?.id ?? 0, name: 'IMG_2.jpg', from: 'IMG_2.jpg' },
              { id: image?.id ?? 0, name, from },
            ],
          },
        }),
      stored: async () => (await owner.call(getProjectImage, { params: { ...params, imageId: image?.id ?? 0 } })).name,
    };
  }),

  renaming(renameGroup, changedElsewhere.name, 'name', async (portal) => {
    const { call, project: id } = await withProject(portal);
    const [group] = await call(createGroups, { params: { id }, body: { names: ['11 «А»'] } });
    return {
      ...texts,
      read: '11 «А»',
      save: (name, from) => call(renameGroup, { params: { id, groupId: group?.id ?? 0 }, body: { name, from } }),
      stored: async () => (await call(listGroups, { params: { id } }))[0]?.name ?? '',
    };
  }),
];
