import type { Transaction } from 'kysely';
import type { EmailConfirmationsTable, PasswordResetsTable, SessionsTable, UsersTable } from './tables/accounts.ts';
import type {
  HiddenImagesTable,
  ShareEmailsTable,
  ShareEventsTable,
  ShareDownloadsTable,
  ShareMarksTable,
  ShareVerdictsTable,
  ShareWrongPinsTable,
  ProjectSharesTable,
} from './tables/shares.ts';
import type {
  ImageGroupsTable,
  ProjectImagesTable,
  ProjectCategoriesTable,
  ProjectsTable,
  RetouchedImagesTable,
  RetouchedPhotosTable,
  ZipChunksTable,
  ZipUploadsTable,
} from './tables/projects.ts';
import type { EducationTable, PhotographersTable, SocialLinksTable, SpecializationsTable, ViewWeeksTable } from './tables/photographers.ts';
import type { GalleryImagesTable, LooseFilesTable, MediaTable, PortfoliosTable } from './tables/portfolios.ts';
import type { AdminActionsTable, PendingDeletionsTable, JobsTable, ReferencedFilesView, SettingsTable } from './tables/upkeep.ts';

/** Every table, as Kysely sees it. Names are those of the SQL. */
export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  email_confirmations: EmailConfirmationsTable;
  password_resets: PasswordResetsTable;
  photographers: PhotographersTable;
  view_weeks: ViewWeeksTable;
  social_links: SocialLinksTable;
  specializations: SpecializationsTable;
  portfolios: PortfoliosTable;
  media: MediaTable;
  project_categories: ProjectCategoriesTable;
  projects: ProjectsTable;
  settings: SettingsTable;
  gallery_images: GalleryImagesTable;
  loose_files: LooseFilesTable;
  education: EducationTable;
  image_groups: ImageGroupsTable;
  project_images: ProjectImagesTable;
  retouched_photos: RetouchedPhotosTable;
  retouched_images: RetouchedImagesTable;
  project_shares: ProjectSharesTable;
  share_marks: ShareMarksTable;
  share_verdicts: ShareVerdictsTable;
  share_downloads: ShareDownloadsTable;
  share_events: ShareEventsTable;
  share_emails: ShareEmailsTable;
  share_wrong_pins: ShareWrongPinsTable;
  hidden_images: HiddenImagesTable;
  zip_uploads: ZipUploadsTable;
  zip_chunks: ZipChunksTable;
  admin_actions: AdminActionsTable;
  jobs: JobsTable;
  pending_deletions: PendingDeletionsTable;
  referenced_files: ReferencedFilesView;
}

/** A Kysely inside a transaction. The embedded engine has one connection, so a query outside of it would wait for ever. */
export type Trx = Transaction<Database>;
