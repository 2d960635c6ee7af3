/**
 * Widths in `rem` from which the next layout begins: 600, 768, 1024 and 1280 pixels, and more for readers with a larger font size. CSS repeats them,
 * since custom properties do not work in media queries.
 */
export const breakpoints = { sm: 37.5, md: 48, lg: 64, xl: 80 } as const;
