import { addProjectImage, createGroups, createShare, createProject, type Endpoint, getMe } from '@portal/api';
import type * as api from '@portal/api';
import { newToken } from '../../src/platform/tokens.ts';
import { formBody } from './form.ts';
import { insertPortfolio, someImageColumns } from './insert-people.ts';
import { answerOf, card, type Portal, registration } from './open-portal.ts';
import { someFile } from './photographer.ts';

const portfolioBody = { title: 'Выпуск', description: 'Три дня', specialization_id: 1 };

const client = { client_name: 'Ольга', client_email: 'olga@school.example', client_phone: '+79001234567' };
const shareBody = { role: 'client', shows: 'both', pin: null, expires_on: null, can_download: true, choice_limit: 15 };
const { role: _, ...groupSharesBody } = shareBody;
const projectBody = { name: 'Школа 12', category_id: 1, ...client, shoot_date: '2026-09-01', deadline: '2026-10-01' };

/** What the calls may name. */
export interface Ids {
  photographer: number;
  portfolio: number;
  photo: number;
  image: number;
  entry: number;
  project: number;
  projectImage: number;
  share: number;
  group: number;
  session: number;
  nothing: number;
  /** Opens the share. */
  shareToken: string;
  /** Opens the share of a retoucher. */
  retoucherToken: string;
  /** Opens the share on which each family chooses for itself. */
  classToken: string;
}

interface Sample {
  body?: (ids: Ids) => Record<string, unknown>;
  upload?: true;
  /** What the address names; by default a photographer of the directory. */
  at?: keyof Ids;
  /** What the address names in a single call, where `at` names nothing so that repeated calls always find the same. */
  meant?: keyof Ids;
}

/** The names of all calls, by which they are exported. */
type Name = { [K in keyof typeof api]: (typeof api)[K] extends Endpoint ? K : never }[keyof typeof api];

/** How each call is made so that those whom it is for succeed. A call without a row here does not compile. */
const rows: Record<Name, Sample> = {
  register: { body: () => registration({ email: `${newToken()}@test.example` }) },
  login: { body: () => ({ email: 'owner@test.example', password: 'gelateria' }) },
  logout: {},
  getMe: {},
  forgotPassword: { body: () => ({ email: 'owner@test.example' }) },
  verifyToken: { body: () => ({ token: 'none' }) },
  resetPassword: { body: () => ({ token: 'none', password: 'stracciatella' }) },
  listPhotographers: {},
  getPhotographer: {},
  getPriceRange: {},
  getAlternatives: {},
  listCities: {},
  listSpecializations: {},
  listCategories: {},
  getProfile: {},
  updateProfile: { body: () => card() },
  uploadAvatar: { upload: true },
  removeAvatar: {},
  listSocialNetworks: {},
  listActivity: {},
  setAvailability: { body: () => ({ available: true }) },
  saveSettings: { body: () => ({ available: true }) },
  listPortfolios: {},
  getPortfolio: { at: 'portfolio' },
  createPortfolio: { body: () => portfolioBody },
  createPortfolioWithPhotos: { upload: true },
  updatePortfolio: { at: 'portfolio', body: () => portfolioBody },
  deletePortfolio: { at: 'nothing', meant: 'portfolio' },
  saveOrder: { body: ({ portfolio, photo }) => ({ order: [photo], portfolio_id: portfolio }) },
  addPhotos: { at: 'portfolio', upload: true },
  attachPhoto: { at: 'portfolio', body: () => ({ file_url: '/media/photos/none.jpg', metadata: { title: 'Звонок' } }) },
  updatePhoto: { at: 'portfolio', body: () => ({ title: 'Звонок', description: 'У школы', specialization_id: 1, is_featured: true }) },
  movePhotos: { at: 'portfolio', body: ({ portfolio, photo }) => ({ portfolio_id: portfolio, media_ids: [photo] }) },
  deletePhoto: { at: 'nothing', meant: 'portfolio' },
  uploadFile: { upload: true },
  listGallery: {},
  uploadGalleryImage: { upload: true },
  updateGalleryImage: { at: 'image', body: () => ({ title: 'Звонок', description: 'У школы' }) },
  deleteGalleryImage: { at: 'nothing', meant: 'image' },
  createEducation: { body: () => ({ title: 'Свет', description: 'Об этом', price: 900, image: '/photo.jpg' }) },
  updateEducation: { at: 'entry', body: () => ({ title: 'Свет', description: 'Об этом', price: 900, image: '/photo.jpg' }) },
  deleteEducation: { at: 'nothing', meant: 'entry' },
  deleteAccount: { body: () => ({ password: 'not-the-right-one' }) },
  changePassword: { body: () => ({ current_password: 'not-the-right-one', password: 'stracciatella' }) },
  listSessions: {},
  endSession: { at: 'nothing', meant: 'session' },
  endOtherSessions: {},
  listProjects: {},
  listProjectCategories: {},
  createProject: { body: () => ({ name: 'Школа 12', category_id: 1 }) },
  updateProject: { at: 'project', body: () => projectBody },
  archiveProject: { at: 'project' },
  restoreProject: { at: 'project' },
  deleteProject: { at: 'nothing', meant: 'project' },
  listTutorials: {},
  listProjectImages: { at: 'project' },
  addProjectImage: { at: 'project', upload: true },
  getProjectImage: { at: 'project' },
  updateProjectImage: { at: 'project', body: () => ({ name: 'Звонок.jpg', custom_properties: { sheet: 1 } }) },
  replaceProjectImage: { at: 'project', upload: true },
  deleteProjectImage: { at: 'nothing', meant: 'project' },
  reorderProjectImages: { at: 'project', body: ({ projectImage }) => ({ image_ids: [projectImage] }) },
  renameProjectImages: { at: 'project', body: ({ projectImage }) => ({ names: [{ id: projectImage, name: 'Новое имя.jpg' }] }) },
  markProjectImages: { at: 'project', body: ({ projectImage }) => ({ ids: [projectImage], mark: 'keep' }) },
  downloadProjectImages: { at: 'project' },
  downloadProjectImage: { at: 'project' },
  listCards: { at: 'project' },
  sortByCards: { at: 'project' },
  setClock: { at: 'project', body: () => ({ camera: 'photo', minutes: 60 }) },
  // A card is withheld, and the calls by shares name the same photo.
  setCard: { at: 'project', body: () => ({ group_id: null }) },
  listGroups: { at: 'project' },
  createGroups: { at: 'project', body: () => ({ names: ['Иванов Пётр'] }) },
  renameGroup: { at: 'project', body: () => ({ name: 'Иванов Пётр' }) },
  deleteGroup: { at: 'nothing', meant: 'project' },
  mergeGroups: { at: 'nothing', meant: 'project', body: ({ group }) => ({ from: group, into: group }) },
  orderGroups: { at: 'project', body: ({ group }) => ({ group_ids: [group] }) },
  putIntoClass: { at: 'project', body: () => ({ group_ids: [], class_id: null }) },
  setFamilyEmails: { at: 'project', body: ({ group }) => ({ emails: [{ group_id: group, email: null }] }) },
  putIntoGroup: { at: 'project', body: ({ projectImage, group }) => ({ image_ids: [projectImage], group_id: group }) },
  uploadZip: { at: 'project', upload: true },
  initializeZipUpload: { at: 'project', upload: true },
  uploadZipChunk: { at: 'project', upload: true },
  finalizeZipUpload: { at: 'nothing', meant: 'project', body: () => ({ total_chunks: 1, uploaded_chunks: [0] }) },
  getZipUpload: { at: 'nothing', meant: 'project' },
  cancelZipUpload: { at: 'nothing', meant: 'project' },
  listRetouched: { at: 'project' },
  restoreRetouched: { at: 'nothing', meant: 'project', body: () => ({ version: 1 }) },
  holdRetouched: { at: 'project', body: ({ nothing }) => ({ ids: [nothing], is_held: true }) },
  showRetouched: { at: 'project', body: ({ nothing }) => ({ photos: [{ id: nothing, version: 1 }], is_shown: true }) },
  listSuggestions: { at: 'project' },
  acceptSuggestions: {
    at: 'project',
    body: ({ nothing, projectImage }) => ({ pairs: [{ retouched_id: nothing, original_id: projectImage }] }),
  },
  dismissSuggestions: { at: 'project', body: ({ nothing }) => ({ ids: [nothing], is_dismissed: true }) },
  deleteRetouched: { at: 'nothing', meant: 'project' },
  downloadRetouched: { at: 'nothing', meant: 'project' },
  listShares: { at: 'project' },
  listShareAddresses: { at: 'project' },
  createShare: { at: 'nothing', meant: 'project', body: () => shareBody },
  createGroupShares: { at: 'nothing', meant: 'project', body: () => groupSharesBody },
  sendShare: { at: 'nothing', meant: 'project', body: () => ({ email: 'mother@family.example' }) },
  updateShare: { at: 'project', body: () => ({ shows: 'both', pin: null, can_download: true, choice_limit: 15 }) },
  renewShare: { at: 'nothing', meant: 'project' },
  updateShares: { at: 'project', body: ({ share }) => ({ share_ids: [share], choice_limit: 15 }) },
  remindShares: { at: 'project', body: ({ nothing }) => ({ share_ids: [nothing] }) },
  sendShares: { at: 'project', body: ({ nothing }) => ({ share_ids: [nothing] }) },
  getShareBoard: { at: 'project' },
  endShares: { at: 'project', body: ({ nothing }) => ({ share_ids: [nothing] }) },
  endShare: { at: 'nothing', meant: 'project' },
  getShareChoice: { at: 'project' },
  listShareChoices: { at: 'project' },
  downloadChosen: { at: 'nothing', meant: 'project' },
  getShareHistory: { at: 'project' },
  getClientMarks: { at: 'project' },
  hideFromShares: { at: 'project', body: () => ({ image_ids: [1], hidden: false }) },
  getShared: {},
  getSharePhotographer: {},
  joinShare: { body: () => ({ name: 'Иванов Пётр' }) },
  enterSharedPin: { body: () => ({ pin: '4826' }) },
  listSharedImages: {},
  setSharedFavourite: { body: () => ({ favourite: false }) },
  setSharedRemark: { body: () => ({ text: 'Чуть светлее' }) },
  // Nothing is chosen, and nothing retouched.
  closeSharedChoice: {},
  signOffShared: { body: () => ({ shown_digest: '' }) },
  setSharedVerdict: { body: () => ({ version_id: 1, verdict: 'liked', fix: null }) },
  withdrawSignOff: {},
  sendRetouched: { upload: true },
  takeBackRetouched: {},
  downloadShared: {},
  downloadSharedImage: {},
  getDownloadAddress: {},
  downloadChosenImages: { body: ({ projectImage }) => ({ ids: [projectImage] }) },
};
export const samples: Readonly<Record<string, Sample>> = rows;

/** The share that may make a call. */
export const shareFor = (
  { access }: Pick<Endpoint, 'access'>,
  { shareToken, retoucherToken, classToken }: Pick<Ids, 'shareToken' | 'retoucherToken' | 'classToken'>,
): string => `Share ${access === 'retoucher' ? retoucherToken : access === 'share-before-family' ? classToken : shareToken}`;

/** Calls whose sample names something that is not there: what they then answer to anybody. */
export const refused: Record<string, number> = {
  ...Object.fromEntries(
    ['verifyToken', 'resetPassword', 'attachPhoto', 'deleteAccount', 'changePassword', 'closeSharedChoice', 'signOffShared'].map((name) => [
      name,
      422,
    ]),
  ),
  downloadShared: 404,
  setSharedVerdict: 404,
  takeBackRetouched: 404,
  withdrawSignOff: 409,
  ...Object.fromEntries(Object.keys(samples).flatMap((name) => (samples[name]?.upload ? [[name, 422]] : []))),
  ...Object.fromEntries(Object.keys(samples).flatMap((name) => (samples[name]?.at === 'nothing' ? [[name, 404]] : []))),
};

/** One of everything that belongs to the owner. */
export async function makeThings(portal: Portal, token: string): Promise<Omit<Ids, 'photographer' | 'nothing'>> {
  const { db } = portal.ports;
  const { id } = answerOf(getMe, await portal.ask('GET', '/api/auth/me', { token }));
  await insertPortfolio(portal.ports, id, 'Выпуск', [{}]);
  const portfolio = await db.selectFrom('media').select(['id', 'portfolio_id']).where('photographer_id', '=', id).executeTakeFirstOrThrow();
  const { id: image } = await db
    .insertInto('gallery_images')
    .values({ ...someImageColumns(`gallery-${id}`), photographer_id: id, content_hash: '0'.repeat(64) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: entry } = await db
    .insertInto('education')
    .values({ photographer_id: id, title: 'Свет' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const made = await portal.ask('POST', '/api/photographer/projects', { token, body: { name: 'Школа 12', category_id: 1 } });
  const { id: project } = answerOf(createProject, made);
  const form = await formBody([['image', await someFile()]]);
  const added = await portal.ask('POST', `/api/orders/${project}/images`, { token, ...form });
  const { id: projectImage } = answerOf(addProjectImage, added);
  const names = { names: ['Иванов Пётр'] };
  const [group] = answerOf(createGroups, await portal.ask('POST', `/api/orders/${project}/groups`, { token, body: names }));
  const { share, address } = answerOf(createShare, await portal.ask('POST', `/api/orders/${project}/shares`, { token, body: shareBody }));
  const shareToken = address.replace('/s/', '');
  const forRetoucher = { ...shareBody, role: 'retoucher' };
  const second = answerOf(createShare, await portal.ask('POST', `/api/orders/${project}/shares`, { token, body: forRetoucher }));
  const retoucherToken = second.address.replace('/s/', '');
  const forClass = { ...shareBody, chooses: 'each_family' };
  const third = answerOf(createShare, await portal.ask('POST', `/api/orders/${project}/shares`, { token, body: forClass }));
  const { id: session } = await db
    .insertInto('sessions')
    .values({ token_hash: `session-of-${id}`, user_id: id, expires_at: new Date(portal.ports.clock.now().getTime() + 86_400_000) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    portfolio: portfolio.portfolio_id,
    photo: portfolio.id,
    image,
    entry,
    project,
    projectImage,
    share: share.id,
    group: group?.id ?? 0,
    session,
    shareToken,
    retoucherToken,
    classToken: third.address.replace('/s/', ''),
  };
}
