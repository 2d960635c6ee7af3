/** Folders of thumbnails, recycle bins and previews; those that begin with a dot are hidden, and none holds what a person sends. */
const companions = /^(?:\.(?!\.?$).*|__macosx|@eadir|@recycle|#recycle|\$recycle\.bin|system volume information|captureone)$/i;

/** Whether a folder of this name in an archive is passed over. */
export const isCompanionFolder = (name: string): boolean => companions.test(name);
