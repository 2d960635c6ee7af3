import { configureGlobal } from 'fast-check';

/** Gives the property tests the seed of `PROPERTY_SEED`, or one of their own each run (`random`). A failed test prints its seed. */
const seed = process.env['PROPERTY_SEED'];
if (seed && seed !== 'random') configureGlobal({ seed: Number(seed) });
