import { demoPhotographers } from '@portal/mocks/seed';

/** Who stands in the directory of both kinds. Only the first has images: making copies of all takes minutes. */
export const people = demoPhotographers.map((person, index) => (index === 0 ? person : { ...person, avatar: null, portfolios: [] }));
