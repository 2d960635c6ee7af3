import * as z from 'zod/mini';
import { limits } from '../contract/limits.ts';
import { sentences } from '../contract/sentences.ts';
import { distinctIds } from '../contract/wire.ts';

/** Photos of an order that something is done with: at least one. */
export const chosenIds = distinctIds(limits.orderImages, sentences.orderImagesChosen).check(z.minLength(1, sentences.orderImagesChosen));
