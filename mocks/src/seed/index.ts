import { central } from './people/central.ts';
import { farEast } from './people/far-east.ts';
import { kazan } from './people/kazan.ts';
import { moscowAlbums } from './people/moscow-albums.ts';
import { moscowCelebrations } from './people/moscow-celebrations.ts';
import { moscowFamily } from './people/moscow-family.ts';
import { moscowPortrait } from './people/moscow-portrait.ts';
import { moscowSchool } from './people/moscow-school.ts';
import { saintPetersburg } from './people/saint-petersburg.ts';
import { siberia } from './people/siberia.ts';
import { south } from './people/south.ts';
import { ural } from './people/ural.ts';
import { volga } from './people/volga.ts';
import { yekaterinburg } from './people/yekaterinburg.ts';
import type { DemoPhotographer } from './types.ts';

export { demoAccount, demoSettings } from './account.ts';
export { demoProjectPhotos, demoTakenAt, type DemoProjectPhoto } from './project-photos.ts';
export { demoProjects } from './projects.ts';
export { specializations } from './specializations.ts';
export type * from './types.ts';
export { demoViews } from './views.ts';

/** All demo photographers, by id, for the mocks and the server's demo data. */
export const demoPhotographers: readonly DemoPhotographer[] = [
  yekaterinburg,
  kazan,
  saintPetersburg,
  moscowPortrait,
  moscowSchool,
  moscowAlbums,
  moscowFamily,
  moscowCelebrations,
  central,
  volga,
  south,
  ural,
  siberia,
  farEast,
]
  .flat()
  .toSorted((one, other) => one.id - other.id);
