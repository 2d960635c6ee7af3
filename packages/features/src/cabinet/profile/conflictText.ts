import { formatPhone, type Specialization, socialNetworks } from '@portal/api';
import { formatRubles } from '../../common/texts/index.ts';
import { conflictMessage } from '../../common/forms/index.ts';
import { t } from '../texts.ts';
import type { ProfileForm } from './form.ts';

type OwnField = Exclude<keyof ProfileForm, 'links' | 'version'>;
/** Every field that is shown but the links, which are named `links.vk`. */
const isOwn = (field: string): field is OwnField => !field.includes('.');
const networkOf = (field: string) => field.replace('links.', '');

/** What a field of the form is called: `phone` or `links.vk`. */
function labelOf(field: string): string {
  if (isOwn(field)) return t(field === 'categories' ? 'profile.specializations' : `profile.${field}`);
  return socialNetworks.find(({ code }) => code === networkOf(field))?.name ?? '';
}

/** The labels of the fields: «Город, ВКонтакте». */
export const labelsOf = (fields: readonly string[]): string => fields.map(labelOf).join(', ');

/** A field's value as it is displayed; empty where it has none. A new field that is no text does not compile until it has a case of its own. */
function shown(field: string, { links, ...form }: ProfileForm, specializations: readonly Specialization[]): string {
  if (!isOwn(field)) return links[networkOf(field)] ?? '';
  switch (field) {
    case 'phone':
      return formatPhone(form.phone);
    case 'hourlyRate':
    case 'minProductPrice': {
      const price = form[field];
      return price === null ? '' : formatRubles(price);
    }
    case 'categories': {
      const chosen = specializations.filter(({ id }) => form.categories.includes(id));
      return chosen.map(({ name }) => name).join(', ');
    }
    default:
      return form[field];
  }
}

/** The message under a field that was changed here and, to another value, in another tab. */
export function conflictText(field: string, fresh: ProfileForm, specializations: readonly Specialization[]): string {
  return conflictMessage(shown(field, fresh, specializations));
}
