import { precompress } from '@portal/server';
import { top } from './steps.ts';

/** The last step of a build: what the server would compress for each visitor is compressed once. */
await precompress(`${top}/dist`);
