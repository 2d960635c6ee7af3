/** What is done about one share. */
export type ShareAction = 'copy' | 'choice' | 'settings' | 'history' | 'send' | 'renew' | 'reopen' | 'end';
