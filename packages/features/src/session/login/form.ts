import { login } from '@portal/api';
import * as z from 'zod/mini';

/** The call's own rules; the box never changes the request (ledger OPEN-19). */
export const loginForm = z.extend(login.body, { remember: z.boolean() });
export type LoginForm = z.output<typeof loginForm>;
