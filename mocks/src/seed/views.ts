/** How often the page of the demo account was opened in each of the last weeks, the oldest first. Made up, like all demo data. */
export const demoViews: readonly number[] = [31, 44, 38, 52, 47, 63, 58, 24];
