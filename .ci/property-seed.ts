import { configureGlobal } from 'fast-check';

/** Sets the seed of the property tests to `PROPERTY_SEED`, or to a new one each run (`random`). A failed test prints its seed. */
const seed = process.env['PROPERTY_SEED'];
if (seed && seed !== 'random') configureGlobal({ seed: Number(seed) });
