/**
 * The version of the terms of use that are accepted at registration: the date that their page shows. Stored with each account, so that it can be told
 * who has agreed to what. A changed text is a new version (see `app/src/screens/terms.test.ts`).
 */
export const termsVersion = '2023-11-15';
