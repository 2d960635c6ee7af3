import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { CardPart } from '../completion/completion.ts';
import type { ProfileForm } from './form.ts';

/** Where each part of the card is edited: a form field, or a section whose first button is focused. */
const places: Record<CardPart, { field: keyof ProfileForm | `links.${string}` } | { place: string }> = {
  firstName: { field: 'firstName' },
  lastName: { field: 'lastName' },
  bio: { field: 'bio' },
  city: { field: 'city' },
  avatar: { place: 'avatar' },
  categories: { field: 'categories' },
  portfolio: { place: 'portfolios' },
  email: { field: 'email' },
  phone: { field: 'phone' },
  hourlyRate: { field: 'hourlyRate' },
  socialLinks: { field: 'links.telegram' },
};

const isPart = (text: string): text is CardPart => text in places;

/** `/dashboard/profile#phone` focuses the phone's field, every time the link is clicked. */
export function useFocusFromAddress({ setFocus }: UseFormReturn<ProfileForm>): void {
  const { hash, key } = useLocation();
  // Each click makes a new location key, also of the same link; typing afterwards, or Back to this page, must not focus the field again.
  const followed = useRef(new Set<string>());
  useEffect(() => {
    if (followed.current.has(key)) return;
    followed.current.add(key);
    const part = hash.slice(1);
    if (!isPart(part)) return;
    const target = places[part];
    if ('field' in target) setFocus(target.field);
    else document.getElementById(target.place)?.querySelector('button')?.focus();
  }, [hash, key, setFocus]);
}
