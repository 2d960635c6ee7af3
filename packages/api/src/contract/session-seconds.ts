/**
 * Seconds for which the token cookie and the session on the server are valid (`limits.sessionSeconds`). In a file of its own, because the code that
 * runs before hydration needs only this limit.
 */
export const sessionSeconds = 86_400;
