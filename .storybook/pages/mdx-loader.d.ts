/** Storybook's loader of MDX, which comes without types. */
declare module '@storybook/addon-docs/mdx-loader' {
  const load: (this: object, source: string) => Promise<void>;
  export default load;
}
