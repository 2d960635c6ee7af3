/** What is rendered of a photographer, a photo and a project, here and there alike; never fetches. */
export { DaysLeft, deadlineText } from './deadline/DaysLeft.tsx';
export { localDay } from './deadline/days.ts';
export { useToday } from './deadline/useToday.ts';
export { CabinetPage, PageHead } from './page-head/PageHead.tsx';
export { imageProps } from './photo/imageProps.ts';
export { PhotographerCard } from './photographer-card/PhotographerCard.tsx';
export { Rating } from './photographer-card/Rating.tsx';
export { SocialLinks } from './photographer-card/SocialLinks.tsx';
export { SpecializationChips } from './photographer-card/SpecializationChips.tsx';
