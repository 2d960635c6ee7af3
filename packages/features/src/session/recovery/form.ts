import { forgotPassword } from '@portal/api';
import * as z from 'zod/mini';
import { newPassword, passwordsAgree } from '../passwords.ts';

export const forgotForm = forgotPassword.body;
export type ForgotForm = z.output<typeof forgotForm>;

export const resetForm = z.intersection(z.object({ password: newPassword }), passwordsAgree);
export type ResetForm = z.output<typeof resetForm>;
