/** The mocked portal around a screen's story. Loaded lazily, because stories of primitives do not need it. */
export { checkNetwork, mockNetwork, startWorker } from './network.ts';
export { Portal } from './Portal.tsx';
export { scenarioOf, viewerOf } from './toolbarNetwork.ts';
