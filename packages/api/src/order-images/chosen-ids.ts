import * as z from 'zod/mini';
import { limits } from '../contract/limits.ts';
import { sentences } from '../contract/sentences.ts';
import { distinctIds } from '../contract/wire.ts';

/** Ids of the photos of an order that a call is about: at least one. */
export const chosenIds = distinctIds(limits.orderImages, sentences.orderImagesChosen).check(z.minLength(1, sentences.orderImagesChosen));
