/** Lists of the same thing. */
const lists = ['.storybook/pages/decisions', '.storybook/pages/specification', 'app/e2e', 'mocks/public/photos'];

/** The folders that hold more files than a reader takes in: more than 25. */
export function fullFolders(files: readonly string[]): string[] {
  const folders = Map.groupBy(files, (file) => file.replace(/\/?[^/]*$/, ''));
  return [...folders].filter(([folder, { length }]) => length > 25 && !lists.includes(folder)).map(([folder]) => folder);
}
