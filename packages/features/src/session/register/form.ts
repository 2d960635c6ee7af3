import { limits, login, type Registration, requiredText, sentences } from '@portal/api';
import * as z from 'zod/mini';
import { newPassword, passwordsAgree } from '../passwords.ts';

/** Which fields registration asks for: two names, or one full name and a city (ledger CON-02). */
export type RegisterVariant = 'names' | 'full';
export const REGISTER_VARIANT: RegisterVariant = 'names';

const common = {
  email: login.body.shape.email,
  password: newPassword,
  acceptTerms: z.boolean().check(z.refine((isAccepted) => isAccepted, sentences.termsRequired)),
};
const unasked = z.string();

const shapes = {
  names: {
    ...common,
    firstName: requiredText(limits.nameLength, sentences.firstNameRequired, sentences.nameLength),
    lastName: requiredText(limits.nameLength, sentences.lastNameRequired, sentences.nameLength),
    fullName: unasked,
    city: unasked,
  },
  full: {
    ...common,
    firstName: unasked,
    lastName: unasked,
    // It must include a family name: the card needs both.
    fullName: requiredText(limits.nameLength, sentences.fullNameRequired, sentences.nameLength).check(
      z.regex(/\S\s+\S/, sentences.fullNameRequired),
    ),
    city: requiredText(limits.cityLength, sentences.cityRequired, sentences.cityLength),
  },
};

/** The rules of a variant. Both have the same values; fields that a variant lacks stay empty. */
export function registerForm(variant: RegisterVariant) {
  return z.intersection(z.object(shapes[variant]), passwordsAgree);
}

export const emptyRegistration = {
  firstName: '',
  lastName: '',
  fullName: '',
  city: '',
  email: '',
  password: '',
  passwordConfirmation: '',
  acceptTerms: false,
};
export type RegisterForm = typeof emptyRegistration;

/** The input of the call. A full name is split at its first space. */
export function toRegistration({ fullName, city, ...values }: RegisterForm, variant: RegisterVariant): Registration {
  if (variant === 'names') return { ...values, city: null };
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { ...values, firstName, lastName: rest.join(' '), city };
}
