import * as z from 'zod/mini';
import { limits } from '../contract/limits.ts';
import { sentences } from '../contract/sentences.ts';
import { distinctIds } from '../contract/wire.ts';

/** Ids of the photos of a project that a call is about: at least one. */
export const chosenIds = distinctIds(limits.projectImages, sentences.projectImagesChosen).check(
  z.minLength(1, sentences.projectImagesChosen),
);
