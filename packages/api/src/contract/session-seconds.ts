/**
 * Seconds the token cookie and the session on the server live (`limits.sessionSeconds`). Apart from the other limits: what a
 * rendered page needs before it is used needs this one alone.
 */
export const sessionSeconds = 86_400;
