/** The mocked portal around a screen's story. Loaded on its own, because a primitive's story has none. */
export { checkNetwork, mockNetwork, startWorker } from './network.ts';
export { Portal } from './Portal.tsx';
