/** The contract: domain types, calls, client, limits and reference data. */
export { deleteAccount } from './account.ts';
export type { DrawnPage, DrawPage, Face, PageAsked } from './drawn-page.ts';
export { addressOf, type CallOptions, type Client, type ClientOptions, createClient, readReply } from './client.ts';
export { type RawRequest, readAsked, writeReply } from './asked.ts';
export { distinctNames } from './distinct-names.ts';
export { asFileName, nameToGive } from './file-names.ts';
export { deepestPage, directoryPages } from './directory-pages.ts';
export { defaultQuery, type DirectoryQuery, type SortField, sortFields, type SortOrder, sortOrders } from './directory-query.ts';
export { isEmail, normalizeEmail } from './email.ts';
export type { Access, Answered, Asked, Download, Endpoint, Given, Method } from './endpoint.ts';
export { createEducation, deleteEducation, type EducationEntry, type EducationInput, updateEducation } from './education.ts';
export { fieldsOf, fileNames, titleOfFile } from './form.ts';
export { deleteGalleryImage, type GalleryImage, type GalleryPage, listGallery, updateGalleryImage, uploadGalleryImage } from './gallery.ts';
export { avatarTypes, limits, orderImageTypes, photoTypes, zipLimits } from './limits.ts';
export { sessionSeconds } from './session-seconds.ts';
export { type ImageAddresses, type OrderImage, thumbnailAddresses } from './order-image.ts';
export {
  addOrderImage,
  deleteOrderImage,
  downloadChosenImages,
  downloadOrderImage,
  downloadOrderImages,
  getOrderImage,
  listOrderImages,
  type OrderImageChanges,
  reorderOrderImages,
  replaceOrderImage,
  updateOrderImage,
} from './order-images.ts';
export { looseOf, originalOf, retouchedMatcher, type RetouchedTarget, sortRetouched } from './match-retouched.ts';
export { type PageTitle, pageTitle, photographerTitle } from './page-titles.ts';
export { formatPhone, isPhone, normalizePhone } from './phone.ts';
export { phoneText } from './phone-text.ts';
export {
  type Album,
  getPhotographer,
  getPriceRange,
  listPhotographers,
  type Photographer,
  type PhotographerCard,
  type PhotographerPage,
  type PriceRange,
} from './photographers.ts';
export type { Photo } from './pictures.ts';
export type { Portfolio } from './portfolio.ts';
export type { PortfolioPhoto } from './portfolio-photo.ts';
export { addPhotos, type AddedPhotos, attachPhoto, deletePhoto, type PhotoChanges, updatePhoto, uploadFile } from './portfolio-photos.ts';
export {
  createPortfolio,
  createPortfolioWithPhotos,
  deletePortfolio,
  getPortfolio,
  listPortfolios,
  type PortfolioInput,
  saveOrder,
  updatePortfolio,
} from './portfolios.ts';
export { getProfile, type Profile, uploadAvatar } from './profile.ts';
export { type ProfileFields, type ProfileInput, updateProfile } from './update-profile.ts';
export { changedElsewhere, changeProfile } from './change-profile.ts';
export { changedFields, conflictingFields, fieldsChangedElsewhere, isSame, mergeChanges } from './changes.ts';
export { isDay } from './days.ts';
export { listProjectCategories, type ProjectCategory, projectCategories } from './project-categories.ts';
export { productPage } from './product-page.ts';
export type { Project } from './project.ts';
export {
  archiveProject,
  createProject,
  isDeadlineLate,
  listProjects,
  type NewProject,
  type ProjectPatch,
  restoreProject,
  updateProject,
} from './projects.ts';
export { cityKey, cityMatchKey } from './reference/city-key.ts';
export { type FieldErrors, Refusal, refusalBody, type RefusalBody } from './refusal.ts';
export { type ErrorKind, errorText, RequestError } from './request-error.ts';
export { isRecord } from './readings.ts';
export { deleteRetouched, downloadRetouched, listRetouched, type Retouched } from './retouched.ts';
export { tooManyText } from './retry-after.ts';
export { sentences } from './sentences.ts';
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
} from './session.ts';
export { saveSettings, setAvailability } from './settings.ts';
export { listTutorials, type Tutorial } from './tutorials.ts';
export { listSocialNetworks, makeSocialLink, type SocialLink } from './social-links.ts';
export { type LinkType, linkTypes, networkById, type SocialNetwork, socialNetworks } from './social-networks.ts';
export { linkFault, socialUsername } from './social-username.ts';
export { listCategories, listSpecializations, type Specialization } from './specializations.ts';
export { requiredText } from './wire.ts';
export {
  type BegunUpload,
  cancelZipUpload,
  finalizeZipUpload,
  initializeZipUpload,
  uploadZip,
  uploadZipChunk,
  type ZipReport,
} from './zip-upload.ts';
