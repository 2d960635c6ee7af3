import { listPortfolios } from '@portal/api';
import { mock } from './mock.ts';
import { specializationOf } from './photographer.ts';

export const portfolios = [
  mock(listPortfolios, (_, { world, actor }) =>
    actor.albums.map((album) => ({ ...album, specialization: specializationOf(world, album.specializationId) })),
  ),
];
