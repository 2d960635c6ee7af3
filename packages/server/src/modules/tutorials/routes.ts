import { listTutorials } from '@portal/api';
import { type Route, visitorCall } from '../../routing/serve.ts';

/** The operator sets the videos in the configuration. */
export const tutorialRoutes: readonly Route[] = [visitorCall(listTutorials, ({ tutorials }) => [...tutorials])];
