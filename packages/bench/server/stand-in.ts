import { startS3 } from '../../server/test/support/servers/start-s3.ts';

/** An object storage in a process of its own, for as long as its parent lives: it must not wait for what else the parent does. */
const { options, stop } = await startS3();
process.on('disconnect', () => void stop().then(() => process.exit(0)));
process.send?.(options);
