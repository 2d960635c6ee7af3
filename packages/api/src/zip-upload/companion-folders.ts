/** Folders of thumbnails, recycle bins and previews; names that begin with a dot are hidden folders. None contains photos that a person sends. */
const companions = /^(?:\.(?!\.?$).*|__macosx|@eadir|@recycle|#recycle|\$recycle\.bin|system volume information|captureone)$/i;

/** Whether a folder of this name in an archive is skipped. */
export const isCompanionFolder = (name: string): boolean => companions.test(name);
