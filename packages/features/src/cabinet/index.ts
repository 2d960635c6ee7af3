/** The cabinet feature: where photographers edit their card. */
export { CardPercent } from './completion/CardPercent.tsx';
export { DashboardScreen } from './dashboard/DashboardScreen.tsx';
export { BackgroundUploads } from './uploads/BackgroundUploads.tsx';
export { UploadsPlace } from './uploads/UploadsPlace.tsx';
export { ProfileScreen } from './profile/ProfileScreen.tsx';
