import { crc32 } from 'node:zlib';
import type { Transaction } from 'kysely';
import { projectCategories } from '@portal/api';
import { demoOrderPhotos, demoProjects, demoTakenAt } from '@portal/mocks/seed';
import { ofOrder, type StoredOriginal } from '../modules/photo-files/store-photo.ts';
import type { Database } from '../platform/db/database.ts';
import { descriptorOfFile } from '../platform/images/descriptor.ts';
import type { Ports } from '../platform/ports.ts';
import { createStore, type DemoImage, storeImage } from './demo-images.ts';

interface StoredOrderPhoto extends StoredOriginal {
  name: string;
  /** Minutes after the project was made. */
  minute: number;
}

const minuteMs = 60_000;

/** The photos of the demo's projects, each with files of its own; those whose image is missing are left out. */
export function storeOrders(ports: Ports, images: ReadonlyMap<string, DemoImage>): Promise<StoredOrderPhoto[][]> {
  const store = createStore(ports);
  return Promise.all(
    demoOrderPhotos.map((photos, project) =>
      Promise.all(
        photos.flatMap(({ file, name, minute, second }) => {
          const image = images.get(file);
          const taken_at = demoTakenAt({ second }, demoProjects[project]?.createdAt ?? '');
          return image ? [storePhoto(image, { name, minute, taken_at })] : [];
        }),
      ),
    ),
  );

  async function storePhoto(image: DemoImage, known: Pick<StoredOrderPhoto, 'name' | 'minute' | 'taken_at'>): Promise<StoredOrderPhoto> {
    const storedImage = await storeImage(store, { ...image, middle: null }, ofOrder.areas);
    const descriptor = await descriptorOfFile(image.small);
    return { ...storedImage, descriptor, redaction: null, ...known, crc32: crc32(image.original) };
  }
}

/** The projects of the demo account. */
export async function insertOrders(
  trx: Transaction<Database>,
  photographerId: number,
  stored: readonly (readonly StoredOrderPhoto[])[],
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
    if (rows.length > 0) await trx.insertInto('order_images').values(rows).execute();
  }
}
