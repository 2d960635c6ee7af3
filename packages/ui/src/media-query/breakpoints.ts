/** Widths in pixels from which the next layout begins. CSS repeats them, since custom properties do not work in media queries. */
export const breakpoints = { sm: 600, md: 768, lg: 1024, xl: 1280 } as const;
