import { endpoints } from '@portal/api/openapi';
import { mockedEndpoints } from '@portal/mocks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../src/app.ts';
import { backends, timeout } from './backends.ts';
import { access } from './cases/access.ts';
import { account } from './cases/account.ts';
import { directory } from './cases/directory.ts';
import { education } from './cases/education.ts';
import { gallery } from './cases/gallery.ts';
import { cards } from './cases/projects/cards.ts';
import { classes } from './cases/projects/classes.ts';
import { families } from './cases/projects/families.ts';
import { groups } from './cases/projects/groups.ts';
import { projectDownloads } from './cases/projects/project-downloads.ts';
import { projectImage } from './cases/projects/project-image.ts';
import { projectImages } from './cases/projects/project-images.ts';
import { shares } from './cases/projects/shares.ts';
import { sorting } from './cases/sorting.ts';
import { photos } from './cases/photos.ts';
import { portfolios } from './cases/portfolios.ts';
import { tutorials } from './cases/tutorials.ts';
import { twoWriters } from './cases/two-writers.ts';
import { profile } from './cases/profile.ts';
import { projects } from './cases/projects/projects.ts';
import { retouched } from './cases/projects/retouched.ts';
import { sharedDownloads } from './cases/projects/shared-downloads.ts';
import { shownRetouched } from './cases/projects/shown-retouched.ts';
import { verdicts } from './cases/projects/verdicts.ts';
import { road } from './cases/road.ts';
import { session } from './cases/session.ts';
import { settings } from './cases/settings.ts';
import { storedFiles } from './cases/stored-files.ts';
import { zipChunks } from './cases/projects/zip-chunks.ts';
import { zipUpload } from './cases/projects/zip-upload.ts';
import type { Portal } from './portal.ts';

const cases = [
  session,
  directory,
  profile,
  portfolios,
  sorting,
  photos,
  storedFiles,
  projects,
  projectImages,
  projectImage,
  projectDownloads,
  cards,
  classes,
  groups,
  gallery,
  settings,
  education,
  account,
  tutorials,
  zipUpload,
  zipChunks,
  retouched,
  sharedDownloads,
  shownRetouched,
  verdicts,
  shares,
  families,
  twoWriters,
  road,
  access,
].flat();

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  const { name } = endpoint;
  test('has a mock', () => {
    expect(mockedEndpoints, `mock(${name}, …) in a file of mocks/src/handlers, and that in handlers.ts`).toContain(endpoint);
  });
  test('has a route', () => {
    const served = routes.map((route) => route.endpoint);
    expect(served, `a line for ${name} in a routes.ts of packages/server/src/modules, and that in src/app.ts`).toContain(endpoint);
  });
  test('has a case', () => {
    const own = cases.filter(({ title, of }) => of === endpoint && !title.includes('not signed in'));
    expect(own.length, `caseOf(${name}, …) in a file of test/conformance/cases, and that in the list above`).toBeGreaterThan(0);
  });
});

describe.each(backends)('%s', { timeout }, (_, start) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await start();
  }, timeout);
  afterAll(() => portal.stop(), timeout);

  test.each(cases.map((one) => [`${one.of.name} ${one.title}`, one] as const))('%s', async (_name, { run }) => {
    expect.hasAssertions();
    await run(portal);
  });
});
