/** The address that was typed at signing in when «Забыли пароль?» was followed: the next page begins with it. Neither stored nor in the address bar. */
export const typedEmail = { value: '' };
