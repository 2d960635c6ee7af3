/** The settings as the form holds them. `showInCatalog` is part of it and of no call (D2 §2.5). */
export interface SettingsForm {
  showInCatalog: boolean;
  available: boolean;
}

/** Until the card has been read. */
export const settingsDefaults: SettingsForm = { showInCatalog: true, available: false };
