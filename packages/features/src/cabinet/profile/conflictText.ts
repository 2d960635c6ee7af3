import { formatPhone, type Specialization, socialNetworks } from '@portal/api';
import { formatRubles } from '../../common/texts/index.ts';
import { conflictMessage } from '../../common/forms/index.ts';
import { t } from '../texts.ts';
import type { ProfileForm } from './form.ts';

const labels = {
  firstName: 'profile.firstName',
  lastName: 'profile.lastName',
  city: 'profile.city',
  bio: 'profile.bio',
  email: 'profile.email',
  phone: 'profile.phone',
  hourlyRate: 'profile.hourlyRate',
  minProductPrice: 'profile.minProductPrice',
  categories: 'profile.specializations',
} as const;

const isOwn = (field: string): field is keyof typeof labels => field in labels;
const networkOf = (field: string) => field.replace('links.', '');

/** What a field of the form is called: `phone` or `links.vk`. */
function labelOf(field: string): string {
  return isOwn(field) ? t(labels[field]) : (socialNetworks.find(({ code }) => code === networkOf(field))?.name ?? '');
}

/** The labels of the fields: «Город, ВКонтакте». */
export const labelsOf = (fields: readonly string[]): string => fields.map(labelOf).join(', ');

/** A field's value as it is displayed; empty where it has none. */
function shown(field: string, { links, ...form }: ProfileForm, specializations: readonly Specialization[]): string {
  if (!isOwn(field)) return links[networkOf(field)] ?? '';
  if (field === 'phone') return formatPhone(form.phone);
  const value = form[field];
  if (Array.isArray(value)) {
    const chosen = specializations.filter(({ id }) => value.includes(id));
    return chosen.map(({ name }) => name).join(', ');
  }
  return typeof value === 'number' ? formatRubles(value) : (value ?? '');
}

/** The message under a field that was changed here and, to another value, in another tab. */
export function conflictText(field: string, fresh: ProfileForm, specializations: readonly Specialization[]): string {
  return conflictMessage(shown(field, fresh, specializations));
}
