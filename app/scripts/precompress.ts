import { precompress } from '@portal/server';
import { top } from './steps.ts';

/** The last step of a build: compresses once what the server would compress for each request. */
await precompress(`${top}/dist`);
