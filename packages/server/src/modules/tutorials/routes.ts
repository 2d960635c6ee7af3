import { listTutorials } from '@portal/api';
import { type Route, visitorCall } from '../../routing/serve.ts';

/** The films are the operator's: they come from the configuration. */
export const tutorialRoutes: readonly Route[] = [visitorCall(listTutorials, ({ tutorials }) => [...tutorials])];
