import { type CardFacts, type CardPart, isPartDone } from '../../completion/completion.ts';

/** The parts as steps; first and last name are one. */
const stepParts = {
  name: ['firstName', 'lastName'],
  bio: ['bio'],
  city: ['city'],
  avatar: ['avatar'],
  categories: ['categories'],
  portfolio: ['portfolio'],
  email: ['email'],
  phone: ['phone'],
  hourlyRate: ['hourlyRate'],
  socialLinks: ['socialLinks'],
} as const satisfies Record<string, readonly CardPart[]>;

export type StepId = keyof typeof stepParts;

/** The ten steps to a full card, in their order: each leads to the first of its parts that is missing, if any. */
export function stepsOf(card: CardFacts): { id: StepId; missing: CardPart | undefined }[] {
  return (Object.keys(stepParts) as StepId[]).map((id) => ({ id, missing: stepParts[id].find((part) => !isPartDone(card, part)) }));
}
