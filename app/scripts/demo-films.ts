/** Two videos for the demo: short films under a free licence. Covers are the portal's own. An operator's videos, or one of them, replace both. */
const films = {
  LK_TUTORIAL_ONE: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  LK_TUTORIAL_ONE_COVER: '/pictures/film-card.jpg',
  LK_TUTORIAL_TWO: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
  LK_TUTORIAL_TWO_COVER: '/pictures/film-projects.jpg',
};

/** The films' variables where none is set. */
export const demoFilms = (environment: Record<string, string | undefined>): Partial<typeof films> =>
  environment['LK_TUTORIAL_ONE'] === undefined && environment['LK_TUTORIAL_TWO'] === undefined ? films : {};
