import { listTutorials } from '@portal/api';
import { mock } from './mock.ts';

export const tutorials = [mock(listTutorials, (_, { world }) => world.tutorials)];
