/** Every number of the specification, once, with its unit. Form, server, hint, mock and test read the same constant. */
export const limits = {
  /** Milliseconds a plain call may take (D1 §9). Uploads count silence instead. */
  requestTimeoutMs: 15_000,
  /** Seconds the token cookie and the session on the server live. */
  sessionSeconds: 86_400,
  /** Seconds a link for a new password works. */
  resetSeconds: 3_600,
  nameLength: 255,
  cityLength: 100,
  bioLength: 1_000,
  emailLength: 255,
  usernameLength: 100,
  passwordMin: 6,
  /** Upper bound of our own: a longer one only feeds the hash function. */
  passwordMax: 200,
  phoneDigits: 11,
  categoriesMin: 1,
  hourlyRateMin: 1,
  /** Rubles; an upper bound of our own that still fits the database's integer. */
  priceMax: 10_000_000,
  /** Bytes of an avatar file that may be chosen, and that the server takes (ledger CON-06). */
  avatarMaxBytes: 20_971_520,
  /** Bytes of what the browser sends after scaling the chosen avatar down (ledger CON-06). */
  avatarUploadBytes: 5_242_880,
  /** Pixels: the recommended avatar side. */
  avatarSide: 400,
  directoryPageSize: 12,
  directoryPageSizes: [12, 24, 48],
  directoryPageSizeMax: 100,
  /** Deep pages stay bounded, however large the catalogue. */
  directoryPageMax: 1_000,
  /** The generic list store's own default (ledger CON-07). */
  storePageSize: 10,
  /** Pages up to which all numbers are shown. */
  pagesShownInFull: 7,
  /** Milliseconds the loading state stays at least. */
  loadingMinMs: 250,
  /** Milliseconds after the last key until a typed price applies. */
  priceDebounceMs: 300,
  /** Rubles per hour, when no range was loaded. */
  priceRange: { min: 0, max: 10_000 },
  /** Rubles per hour, for the variant that fetches no range (ledger CON-08). */
  localPriceRange: { min: 600, max: 10_000 },
  priceBuckets: 20,
  /** Letters of a page's description: search engines cut what is longer. */
  pageDescription: 200,
  specializationSkeletons: 6,
  cardSpecializations: 3,
  cardThumbnails: 4,
  modalPageSize: 6,
  /** Thumbnails of a portfolio preview: small screens, two-column modal (ledger CON-12). */
  portfolioPreview: { compact: 5, wide: 6 },
  slidesPerView: 5,
  legacyPortfolioPageSize: 12,
  notifications: 5,
  notificationMs: { success: 5_000, error: 8_000, warning: 7_000, info: 5_000 },
  /** Milliseconds the spinner shows over a chosen avatar. */
  avatarSpinnerMs: 500,
  /** Bytes of one photograph of a portfolio or the gallery. */
  photoMaxBytes: 10_485_760,
  /** Photographs in one upload: bounds of our own, here and below. */
  photosPerUpload: 20,
  photosPerPortfolio: 1_000,
  portfolios: 100,
  portfolioDescriptionLength: 1_000,
  galleryPageSize: 12,
  galleryPageSizeMax: 100,
  galleryPageMax: 1_000,
  galleryImages: 5_000,
  educationEntries: 500,
  /** Characters of an address inside a body. */
  addressLength: 2_000,
  /** Milliseconds until the completion percentage follows what is typed. */
  completionDebounceMs: 200,
  tutorialVideos: 2,
  projectNameLength: 255,
  clientNameLength: 255,
  /** Projects of one photographer, archived ones too: a bound of our own, since the list comes as a whole. */
  projectsMax: 2_000,
  /** Pictures on a project's card. */
  projectPreviews: 4,
  /** Milliseconds between the closing of the project's window and the question about the archive. */
  confirmAfterManageMs: 300,
} as const;

/** File types an avatar may have (D2 §5). */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** File types a photograph of a portfolio may have (D2 §5). */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
