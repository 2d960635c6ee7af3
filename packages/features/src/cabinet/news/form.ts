import { forgotPassword } from '@portal/api';
import type * as z from 'zod/mini';

/** One address, checked as everywhere in the portal. */
export const newsletterForm = forgotPassword.body;
export type NewsletterForm = z.output<typeof newsletterForm>;
