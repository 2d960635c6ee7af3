import type { Migration } from 'kysely/migration';
import * as initial from './001-initial.ts';
import * as classes from './002-classes.ts';
import * as families from './003-families.ts';
import * as familyEmails from './004-family-emails.ts';
import * as cards from './005-cards.ts';
import * as verdicts from './006-verdicts.ts';
import * as confirmedAccounts from './007-confirmed-accounts.ts';

/** Every migration in order, named explicitly: a new one is a new file and a new line. */
export const migrations: Record<string, Migration> = {
  '001-initial': initial,
  '002-classes': classes,
  '003-families': families,
  '004-family-emails': familyEmails,
  '005-cards': cards,
  '006-verdicts': verdicts,
  '007-confirmed-accounts': confirmedAccounts,
};
