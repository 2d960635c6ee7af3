import { crc32 } from 'node:zlib';
import type { Transaction } from 'kysely';
import { projectCategories } from '@portal/api';
import { demoProjectPhotos, demoProjects, demoTakenAt } from '@portal/mocks/seed';
import { ofProject, type StoredOriginal } from '../modules/photo-files/store-photo.ts';
import type { Database } from '../platform/db/database.ts';
import { descriptorOfFile } from '../platform/images/descriptor.ts';
import type { Ports } from '../platform/ports.ts';
import { createStore, type DemoImage, storeImage } from './demo-images.ts';

interface StoredProjectPhoto extends StoredOriginal {
  name: string;
  /** Minutes after the project was made. */
  minute: number;
}

const minuteMs = 60_000;

/** The photos of the demo's projects, each with files of its own; those whose image is missing are left out. */
export function storeProjects(ports: Ports, images: ReadonlyMap<string, DemoImage>): Promise<StoredProjectPhoto[][]> {
  const store = createStore(ports);
  return Promise.all(
    demoProjectPhotos.map((photos, project) =>
      Promise.all(
        photos.flatMap(({ file, name, minute, second }) => {
          const image = images.get(file);
          const taken_at = demoTakenAt({ second }, demoProjects[project]?.createdAt ?? '');
          return image ? [storePhoto(image, { name, minute, taken_at })] : [];
        }),
      ),
    ),
  );

  async function storePhoto(
    image: DemoImage,
    known: Pick<StoredProjectPhoto, 'name' | 'minute' | 'taken_at'>,
  ): Promise<StoredProjectPhoto> {
    const storedImage = await storeImage(store, { ...image, middle: null }, ofProject.areas);
    const descriptor = await descriptorOfFile(image.small);
    return { ...storedImage, descriptor, redaction: null, ...known, crc32: crc32(image.original) };
  }
}

/** The projects of the demo account. */
export async function insertProjects(
  trx: Transaction<Database>,
  photographerId: number,
  stored: readonly (readonly StoredProjectPhoto[])[],
): Promise<void> {
  for (const [place, project] of demoProjects.entries()) {
    const madeAt = new Date(project.createdAt);
    const { id } = await trx
      .insertInto('projects')
      .values({
        photographer_id: photographerId,
        name: project.name,
        category_id: projectCategories.find(({ code }) => code === project.category)?.id ?? null,
        client_name: project.clientName ?? '',
        client_email: project.clientEmail ?? '',
        client_phone: project.clientPhone ?? '',
        shoot_date: project.shootDate,
        deadline: project.deadline,
        created_at: madeAt,
        archived_at: project.archivedAt === null ? null : new Date(project.archivedAt),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = (stored[place] ?? []).map(({ minute, ...photo }, position) => ({
      ...photo,
      position,
      project_id: id,
      photographer_id: photographerId,
      created_at: new Date(madeAt.getTime() + minute * minuteMs),
    }));
    if (rows.length > 0) await trx.insertInto('project_images').values(rows).execute();
  }
}
