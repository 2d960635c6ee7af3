import { sessionSeconds } from './session-seconds.ts';

/**
 * Every number that forms, server and mocks must agree on, with its unit. What concerns one primitive alone, such as the duration of a notification,
 * is defined in `packages/ui`.
 */
export const limits = {
  /** Milliseconds a plain call may take (D1 §9). For uploads it is the time without progress. */
  requestTimeoutMs: 15_000,
  sessionSeconds,
  /** Seconds for which a password reset link works. */
  resetSeconds: 3_600,
  nameLength: 255,
  cityLength: 100,
  bioLength: 1_000,
  emailLength: 255,
  usernameLength: 100,
  passwordMin: 6,
  /** Our own upper bound: a longer password only slows down the hash function. */
  passwordMax: 200,
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
  /** Cities that the directory's list of cities counts. */
  directoryCities: 1_000,
  /** Cities offered beside one that has no photographers. */
  nearestCities: 5,
  directoryPageSize: 12,
  directoryPageSizes: [12, 24, 48],
  directoryPageSizeMax: 100,
  /** Deep pages stay bounded, however large the catalogue. */
  directoryPageMax: 1_000,
  /** The deepest position in an order that can be requested, whatever the page size: 1,000 pages of 12. */
  directoryDepth: 12_000,
  /** Milliseconds of debouncing before a draft of filters is counted. */
  draftCountDelayMs: 300,
  /** Milliseconds the loading state stays at least. */
  loadingMinMs: 250,
  /** Rubles per hour, when no range was loaded. */
  priceRange: { min: 0, max: 10_000 },
  /** Rubles per hour, for the variant that fetches no range (ledger CON-08). */
  localPriceRange: { min: 600, max: 10_000 },
  priceBuckets: 20,
  /** Characters of a page's description: search engines truncate longer ones. */
  pageDescription: 200,
  specializationSkeletons: 6,
  cardSpecializations: 3,
  cardThumbnails: 4,
  modalPageSize: 6,
  /** Thumbnails of a portfolio preview: small screens, two-column modal (ledger CON-12). */
  portfolioPreview: { compact: 5, wide: 6 },
  /** Milliseconds the spinner shows over a chosen avatar. */
  avatarSpinnerMs: 500,
  /** Bytes of one photo of a portfolio or the gallery. */
  photoMaxBytes: 10_485_760,
  /** Millions of pixels of one image, here and in an archive: more than any usual camera has. */
  imageMegapixels: 120,
  /** Up to this size an image is accepted whatever its passes, channels and bits: its decoder keeps all of it in memory. */
  progressiveMegapixels: 46,
  /** Pixels of one side, the maximum of a JPEG. A PNG of one line of millions takes gigabytes to scale down. */
  imageSide: 65_535,
  /** Photos in one upload: limits of our own, here and below. */
  photosPerUpload: 20,
  photosPerPortfolio: 1_000,
  portfolios: 100,
  /** Photos in all portfolios of one photographer: the card loads all of them. */
  photosInPortfolios: 5_000,
  /** Stored photos of one photographer that no portfolio has taken yet. */
  looseFiles: 100,
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
  projectNameLength: 255,
  clientNameLength: 255,
  /** Projects of one photographer, including archived ones: our own limit, since the list is sent as a whole. */
  projectsMax: 2_000,
  /** Weeks of views and uploads that the cabinet shows, including the current one. */
  activityWeeks: 8,
  /** Images on a project's card. */
  projectPreviews: 4,
  /** Bytes of one photo of a project. */
  projectImageMaxBytes: 10_485_760,
  /** Photos of one project, and its retouched photos: our own limit. */
  projectImages: 2_000,
  /** Stars that a photo has at most. */
  imageRating: 5,
  imageNameLength: 255,
  /** Groups of photos in one project, and characters of a name: bounds of our own. */
  groups: 500,
  groupNameLength: 100,
  /** Characters of the name of a camera, and minutes that its clock may be set forward or back: bounds of our own. */
  cameraLength: 200,
  clockMinutes: 100_000,
  /** Characters of the JSON metadata of a photo. */
  customPropertiesLength: 10_000,
  /** Characters of the metadata of all photos of a project together: its list contains them. */
  projectPropertiesLength: 2_000_000,
  /** Earlier versions of a retouched photo that are stored. */
  retouchedVersions: 5,
  /** Milliseconds between the closing of the project's dialog and the question about the archive. */
  confirmAfterManageMs: 300,
} as const;

/** The upload of a ZIP of retouched photos (D2 §9). Bytes and milliseconds. */
export const zipLimits = {
  maxBytes: 104_857_600,
  /** A larger archive is uploaded in chunks. */
  directMaxBytes: 5_242_880,
  chunkBytes: 1_048_576,
  /** Above this size a notice says that the upload takes some time. */
  largeBytes: 52_428_800,
  /** Attempts for one chunk in all (ledger CON-39); the second and third wait 1 and 2 times `retryDelayMs`. */
  chunkAttempts: 3,
  retryDelayMs: 1_000,
  beforeFinalizeMs: 3_000,
  directTimeoutMs: 300_000,
  initializeTimeoutMs: 60_000,
  chunkTimeoutMs: 120_000,
  finalizeTimeoutMs: 300_000,
  /** The highest percentages while chunks are sent, and while the server assembles them. */
  chunksPercent: 98,
  finalizePercent: 99,
  /** Our own limits for the content of an archive. */
  entries: 5_000,
  entryBytes: 62_914_560,
  unpackedBytes: 419_430_400,
  ratio: 100,
  /** Seconds for which an unfinished upload stays stored. */
  retentionSeconds: 86_400,
  openUploads: 8,
  /** Whole archives of one person that may wait in a server's queue. */
  inLine: 4,
  filenameLength: 255,
} as const;

/** Shares of a project for a client or a retoucher: bounds of our own. */
export const shareLimits = {
  /** Digits of a PIN. */
  pinMin: 4,
  pinMax: 8,
  /** Days for which a share works by default, and at most. */
  days: 30,
  daysMax: 366,
  /** Photos that a client may choose. */
  choiceMax: 2_000,
  /** Characters of a pattern of file names. */
  namePatternLength: 100,
  remarkLength: 1_000,
  /** How long a client can take back that the photos are accepted. */
  withdrawSeconds: 24 * 3_600,
  /** Shares of one project, including ended ones: one for each group, and some more. */
  perProject: limits.groups + 50,
  /** Families that choose by one share at the same time, which do not count among those: all pupils of a small school. */
  familiesPerShare: 200,
  familyNameLength: 80,
  /** Characters of a watermark. */
  watermarkLength: 40,
  pageSize: 60,
  pageSizeMax: 200,
  /** Seconds for which an entered PIN is valid. */
  passSeconds: 43_200,
  /** Seconds for which the address of a download is valid: as long as an interrupted archive may take to be resumed. */
  downloadSeconds: 1_800,
  /** Seconds within which opening a page again counts as the same visit. */
  openedPauseSeconds: 600,
  /**
   * Wrong PINs after which the next attempt has to wait so many seconds, twice as many after each further one, up to a maximum: of one visitor, of all
   * behind one network address, and of everybody together. Of the first two one is forgiven in so many seconds, so that the mistakes of many families at
   * one school do not add up over weeks; of the last none, which bounds a guesser with many addresses.
   */
  wrongPins: {
    visitor: { free: 5, pauseSeconds: 30, pauseMax: 3_600, forgivenSeconds: 10_800 },
    address: { free: 40, pauseSeconds: 30, pauseMax: 21_600, forgivenSeconds: 10_800 },
    all: { free: 400, pauseSeconds: 30, pauseMax: 21_600, forgivenSeconds: Infinity },
  },
  /** Days before its last day on which a client is reminded of a share. */
  reminderDays: 3,
  /** Shares sent by email within a day: by one photographer, and to one address by anybody. */
  emailsADay: 100,
  emailsToAddress: 5,
  /** Seconds within which a further upload of a retoucher is added to the previous one in the history. */
  uploadsPauseSeconds: 3_600,
  /** Single files of one upload of a retoucher; together as large as an archive. */
  filesAtOnce: 200,
} as const;

/** File types an avatar may have (D2 §5). */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** File types a photo of a portfolio may have (D2 §5). */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** File types a photo of a project may have (D2 §5). The archive accepts more: two lists on purpose (ledger CON-50). */
export const projectImageTypes = ['image/jpeg', 'image/png'] as const;
