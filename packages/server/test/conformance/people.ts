import { demoPhotographers } from '@portal/mocks/seed';

/** The photographers in the directory of mocks and server. Only the first has images, because making copies of all takes minutes. */
export const people = demoPhotographers.map((person, index) => (index === 0 ? person : { ...person, avatar: null, portfolios: [] }));
