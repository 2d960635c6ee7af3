/** The contract: domain types, calls, client, limits and reference data. */
export { changePassword, deleteAccount, endOtherSessions, endSession, listSessions, type OpenSession } from './session/account.ts';
export { accountSentences } from './session/account-sentences.ts';
export type { RenderedPage, RenderPage, SessionSummary, PageRequest } from './pages/rendered-page.ts';
export { addressOf, type CallOptions, type Client, type ClientOptions, createClient, currentOf, readReply } from './client/client.ts';
export { type RawRequest, readRequest, writeReply } from './contract/read-request.ts';
export { distinctNames } from './project-images/distinct-names.ts';
export { archivePaths, folderPaths } from './groups/archive-paths.ts';
export {
  groupFolders,
  groupKey,
  groupLabel,
  groupLabels,
  inClasses,
  looksLikeClass,
  nameKey,
  reachOf,
  withPupils,
} from './groups/classes.ts';
export { groupFinder } from './groups/group-of-folders.ts';
export { groupSentences } from './groups/group-sentences.ts';
export { type CardKind, listCards, type ProjectCards, type PupilCard, setCard, setClock, sortByCards } from './cards/cards.ts';
export { cardSentences } from './cards/card-sentences.ts';
export {
  type CameraClock,
  type CameraRoll,
  cameraRolls,
  type CardPhoto,
  isFree,
  keptWithout,
  movesByCards,
} from './cards/sort-by-cards.ts';
export { areMixed, seriesOf } from './cards/mixed-numbers.ts';
export { mergeProblem, partnersOf } from './groups/merging.ts';
export {
  createGroups,
  deleteGroup,
  groupNameText,
  type ImageGroup,
  listGroups,
  mergeGroups,
  orderGroups,
  putIntoClass,
  putIntoGroup,
  renameGroup,
  setFamilyEmails,
} from './groups/groups.ts';
export { asFileName, nameToGive, partedName } from './project-images/file-names.ts';
export { deepestPage, directoryPages } from './photographers/directory-pages.ts';
export {
  defaultQuery,
  type DirectoryQuery,
  directoryQuery,
  type FilterValues,
  type SortField,
  sortFields,
  type SortOrder,
  sortOrders,
} from './photographers/directory-query.ts';
export { camelCase } from './contract/camel-cased.ts';
export { camelFields, snakeFields } from './contract/renamed-fields.ts';
export { isEmail, normalizeEmail, optionalEmail } from './profile/email.ts';
export {
  type Access,
  type Answered,
  type DecodedRequest,
  type Download,
  type Endpoint,
  type Given,
  isByShare,
  type Method,
} from './contract/endpoint.ts';
export { createEducation, deleteEducation, type EducationEntry, type EducationInput, updateEducation } from './reference/education.ts';
export { fieldsOf, fileNames, FileOnDisk, titleOfFile } from './contract/form.ts';
export {
  deleteGalleryImage,
  type GalleryImage,
  type GalleryPage,
  listGallery,
  updateGalleryImage,
  uploadGalleryImage,
} from './portfolios/gallery.ts';
export { avatarTypes, limits, shareLimits, projectImageTypes, photoTypes, zipLimits } from './contract/limits.ts';
export { sessionSeconds } from './contract/session-seconds.ts';
export { type ImageAddresses, type ImageMark, imageMarks, type ProjectImage, thumbnailAddresses } from './project-images/project-image.ts';
export {
  addProjectImage,
  deleteProjectImage,
  downloadChosenImages,
  downloadProjectImage,
  downloadProjectImages,
  getProjectImage,
  imageNameText,
  listProjectImages,
  type ProjectImageChanges,
  renameProjectImages,
  reorderProjectImages,
  replaceProjectImage,
  updateProjectImage,
  type ImageMarkChange,
  markProjectImages,
  markSentences,
} from './project-images/project-images.ts';
export { namedFinder } from './retouched/candidates.ts';
export { retouchedMatcher } from './retouched/match-retouched.ts';
export {
  doubtSentences,
  type LookAt,
  looseOf,
  looseOfEach,
  type MatchScope,
  notCompared,
  originalOf,
  pathOf,
  type RetouchedTarget,
  type Sorted,
  sortRetouched,
} from './retouched/sort-retouched.ts';
export { addressedCity, canonicalPath, type PageTitle, pageTitle, photographerTitle } from './pages/page-titles.ts';
export { formatPhone, isPhone, normalizePhone } from './profile/phone.ts';
export { phoneText } from './profile/phone-text.ts';
export {
  type Album,
  getPhotographer,
  getPriceRange,
  listPhotographers,
  type Photographer,
  type PhotographerCard,
  type PhotographerPage,
  type PriceRange,
} from './photographers/photographers.ts';
export { type Alternatives, type DirectoryCity, getAlternatives, listCities } from './photographers/cities.ts';
export type { Photo } from './photographers/photo.ts';
export type { Portfolio } from './portfolios/portfolio.ts';
export type { PortfolioPhoto } from './portfolios/portfolio-photo.ts';
export {
  addPhotos,
  type AddedPhotos,
  attachPhoto,
  deletePhoto,
  movePhotos,
  type PhotoChanges,
  updatePhoto,
  uploadFile,
} from './portfolios/portfolio-photos.ts';
export {
  createPortfolio,
  createPortfolioWithPhotos,
  deletePortfolio,
  getPortfolio,
  listPortfolios,
  type PortfolioInput,
  saveOrder,
  updatePortfolio,
} from './portfolios/portfolios.ts';
export { type ActivityWeek, lastWeeks, listActivity, weekOf } from './profile/activity.ts';
export { typedFields } from './profile/card-fields.ts';
export { getProfile, type Profile, removeAvatar, uploadAvatar } from './profile/profile.ts';
export { profileFieldsOf, type ProfileFields, type ProfileInput, updateProfile } from './profile/update-profile.ts';
export { changeProfile } from './profile/change-profile.ts';
export { changedElsewhere, nameAfter, namesAfter } from './contract/changes/changed-elsewhere.ts';
export { changedFields, conflictingFields, fieldsChangedElsewhere, isSame, mergeChanges, withChanges } from './contract/changes/changes.ts';
export { requireVersion } from './contract/changes/version.ts';
export { isDay } from './projects/days.ts';
export { listProjectCategories, type ProjectCategory, projectCategories } from './projects/project-categories.ts';
export { productPage } from './projects/product-page.ts';
export type { Project } from './projects/project.ts';
export {
  archiveProject,
  createProject,
  isDeadlineLate,
  listProjects,
  deleteProject,
  type NewProject,
  type ProjectPatch,
  restoreProject,
  updateProject,
} from './projects/projects.ts';
export type {
  ChoiceOfShare,
  ShareBoard,
  ClientMarks,
  EmailFailure,
  ShareChoice,
  ShareChooses,
  ShareEventKind,
  ShareHistory,
  AlsoShows,
  ShareRole,
  ShareShows,
  ProjectShare,
  RetouchWork,
  SeenVersion,
  SharedImage,
  SharedProject,
  Verdict,
  WantedFix,
} from './shares/share.ts';
export { projectBeforePin } from './shares/share.ts';
export { defaultShareDay, isShareOver, shareDay, shareEnd } from './shares/share-days.ts';
export {
  type ChosenFile,
  chosenFiles,
  namePattern,
  nameParts,
  sentChoices,
  stemOf,
  usualNames,
  withNameOf,
} from './shares/chosen-files.ts';
export { downloadChosen } from './shares/download-chosen.ts';
export { chosenSentences } from './shares/chosen-sentences.ts';
export { shareSentences } from './shares/share-sentences.ts';
export { isPin, normalizePin } from './shares/pin.ts';
export { requireShareAccess } from './shares/require-share-access.ts';
export { isWatermark } from './shares/watermark.ts';
export { sendSentences } from './shares/send-sentences.ts';
export { getSharePhotographer, type SharePhotographer } from './shares/share-photographer.ts';
export { sendRetouched, takeBackRetouched } from './shares/send-retouched.ts';
export {
  type BulkChanges,
  createGroupShares,
  createShare,
  endShare,
  endShares,
  getClientMarks,
  getShareChoice,
  getShareHistory,
  type GroupShares,
  hideFromShares,
  type ShareChanges,
  listShareAddresses,
  listShareChoices,
  listShares,
  type NewShare,
  remindShares,
  renewShare,
  getShareBoard,
  sendShare,
  sendShares,
  updateShare,
  updateShares,
} from './shares/project-shares.ts';
export {
  closeSharedChoice,
  downloadShared,
  downloadSharedImage,
  enterSharedPin,
  getDownloadAddress,
  getShared,
  joinShare,
  listSharedImages,
  setSharedFavourite,
  setSharedRemark,
  setSharedVerdict,
  signOffShared,
  withdrawSignOff,
} from './shares/shared.ts';
export { canWithdraw, signOffRefusal } from './shares/sign-off.ts';
export { parsedUrl } from './contract/parsed-url.ts';
export { personKey, spellingKey } from './contract/spelling.ts';
export { cityKey, cityMatchKey } from './reference/city-key.ts';
export { type FieldErrors, Refusal, refusalBody, type RefusalBody } from './contract/refusal.ts';
export { readAddress } from './client/read-address.ts';
export { type ErrorKind, errorText, PortalError, RequestError } from './client/request-error.ts';
export { isRecord } from './contract/unwrap.ts';
export { byName } from './project-images/by-name.ts';
export { freeName, isNameOf, isNameTaken, placesTaken } from './project-images/name-keys.ts';
export { hasImageExtension, withImageExtension } from './project-images/image-extensions.ts';
export { isCompanionFolder } from './zip-upload/companion-folders.ts';
export { entryPacked, nothingTaken } from './zip-upload/nothing-taken.ts';
export {
  deleteRetouched,
  downloadRetouched,
  holdRetouched,
  listRetouched,
  type Retouched,
  restoreRetouched,
  showRetouched,
} from './retouched/retouched.ts';
export { hasAccepted, isWaiting, shownVersion } from './retouched/shown-version.ts';
export { similarNameFinder } from './retouched/similar-names.ts';
export { acceptSuggestions, dismissSuggestions, listSuggestions, type Suggestion } from './retouched/suggestions.ts';
export { tooManyText } from './contract/retry-after.ts';
export { sentences } from './contract/sentences.ts';
export {
  type Credentials,
  forgotPassword,
  getMe,
  login,
  logout,
  register,
  type Registration,
  resetPassword,
  type Session,
  type SessionUser,
  verifyToken,
} from './session/session.ts';
export { termsVersion } from './session/terms-version.ts';
export { saveSettings, setAvailability } from './settings/settings.ts';
export { listTutorials, type Tutorial } from './reference/tutorials.ts';
export { listSocialNetworks, makeSocialLink, type SocialLink } from './profile/social-links.ts';
export { type LinkType, linkTypes, networkById, type SocialNetwork, socialNetworks } from './profile/social-networks.ts';
export { linkFault, socialUsername } from './profile/social-username.ts';
export { listCategories, listSpecializations, type Specialization } from './reference/specializations.ts';
export { maxCharacters, requiredText, textLength } from './contract/wire.ts';
export {
  type StartedUpload,
  cancelZipUpload,
  finalizeZipUpload,
  getZipUpload,
  initializeZipUpload,
  uploadZip,
  isUploadId,
  uploadZipChunk,
  type ZipProgress,
} from './zip-upload/zip-upload.ts';
export { matchReport, type StoredFate } from './zip-upload/match-report.ts';
export type { ZipReport } from './zip-upload/zip-report.ts';
