declare module 'virtual:components' {
  const components: import('./readComponents.ts').ComponentFacts[];
  export default components;
  export const screens: import('./readComponents.ts').ScreenFacts[];
}
