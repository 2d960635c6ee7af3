/**
 * The oldest versions that the portal works in. Edge counts as Chrome, and every browser on an iPhone as its Safari: an iPhone X stays at 16. `:has()`
 * needs Firefox 121. The README names them too, and `isOutdated` (app/src/ssr/client) asks for what they have.
 */
export const browsers = { chrome: 111, firefox: 121, safari: 16.4 } as const;

/** The same for Vite's `build.target`, which Lightning CSS follows. */
export const target = Object.entries(browsers).map(([name, version]) => `${name}${version}`);
