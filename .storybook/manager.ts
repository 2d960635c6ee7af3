import { addons } from 'storybook/manager-api';
import { bookThemes } from './book/bookThemes.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({ theme: bookThemes[prefersDark ? 'dark' : 'light'] });
