import type { DemoAccount, DemoSettings } from './types.ts';

/** Signs in as the first photographer, Анна Воскресенская. Exists only in demo data. */
export const demoAccount: DemoAccount = { email: 'demo@diafragma.example', password: 'diafragma' };

/** The demo has no videos: empty values hide the tutorial cards. */
export const demoSettings: DemoSettings = {
  lk_tutorial_one: '',
  lk_tutorial_one_cover: '',
  lk_tutorial_two: '',
  lk_tutorial_two_cover: '',
};
