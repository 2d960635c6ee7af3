/** A screen with a fixed-width column. */
export interface Skeleton {
  screen: string;
  /** The style sheet that sets its columns, from the repository root. */
  sheet: string;
  /** The value in the style sheet. */
  columns: string;
  /** The breakpoint. */
  from: number;
}

/** Shown on the spacing page; a test compares them with the style sheets. */
export const skeletons: readonly Skeleton[] = [
  {
    screen: 'Directory: filters and cards',
    sheet: 'packages/features/src/directory/list/DirectoryView.module.css',
    columns: '17rem minmax(0, 1fr)',
    from: 1024,
  },
  {
    screen: "Photographer's page: who, and the portfolio",
    sheet: 'packages/features/src/directory/page/PhotographerView.module.css',
    columns: '22rem minmax(0, 1fr)',
    from: 1024,
  },
  {
    screen: "Photographer's dialog: the same, over the directory",
    sheet: 'packages/features/src/directory/modal/PhotographerModalView.module.css',
    columns: '23.75rem minmax(0, 1fr)',
    from: 1024,
  },
  {
    screen: 'Cabinet: the menu and a screen',
    sheet: 'app/src/layouts/CabinetLayout.module.css',
    columns: '15.5rem minmax(0, 1fr)',
    from: 1024,
  },
  {
    screen: 'My card: the form and its preview',
    sheet: 'packages/features/src/cabinet/profile/ProfileForm.module.css',
    columns: 'minmax(0, 1fr) 23.25rem',
    from: 1280,
  },
];
