export { saved, watchSaved } from '../../common/data/testing/saved.ts';
