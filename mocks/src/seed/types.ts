/** A kind of shooting. `icon` is a name of the ui package's icon set. */
export type DemoSpecialization = {
  id: number;
  code: SpecializationCode;
  name: string;
  icon: string;
};

export type SpecializationCode =
  | 'school-albums'
  | 'kindergarten'
  | 'vignettes'
  | 'portrait'
  | 'reportage'
  | 'prom'
  | 'family'
  | 'wedding'
  | 'studio'
  | 'birthday'
  | 'graduation-albums'
  | 'photo-session';

export type DemoSocialLink = {
  /** Id of a social network of the reference list (1 is instagram, 2 is vk, …). */
  networkId: number;
  username: string;
};

export type DemoPhoto = {
  /** A file name inside mocks/public/photos. */
  file: string;
  title: string;
  isFeatured: boolean;
};

export type DemoPortfolio = {
  title: string;
  description: string;
  specializationId: number;
  photos: readonly DemoPhoto[];
};

export type DemoPhotographer = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  city: string;
  /** Rubles for an hour; null when the photographer names no price. */
  hourlyRate: number | null;
  minProductPrice: number | null;
  /** From 3.9 to 5.0 with one decimal; 0 when nobody has rated yet. */
  rating: number;
  popularity: number;
  available: boolean;
  /** The short text of the card in the directory. */
  about: string;
  /** The longer text of the photographer's own page, paragraphs separated by an empty line. */
  bio: string;
  experience: string | null;
  equipment: string | null;
  schoolAlbumTypes: readonly string[];
  specializationIds: readonly number[];
  socialLinks: readonly DemoSocialLink[];
  /** A file name inside mocks/public/photos; null shows the default avatar. */
  avatar: string | null;
  portfolios: readonly DemoPortfolio[];
};

export type DemoAccount = {
  email: string;
  password: string;
};

/** Keys and values of the server's settings map. */
export type DemoSettings = Readonly<Record<string, string>>;

/** A project of the demo account. */
export interface DemoProject {
  name: string;
  /** Code of a project category. */
  category: string;
  /** Moments, ISO 8601. */
  createdAt: string;
  archivedAt: string | null;
  clientName: string | null;
  clientEmail: string | null;
  clientPhone: string | null;
  /** Days, `YYYY-MM-DD`. */
  shootDate: string | null;
  deadline: string | null;
}
