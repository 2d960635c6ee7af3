declare module 'virtual:texts' {
  const known: ReturnType<typeof import('./texts-plugin.ts').readTexts>;
  export default known;
}
declare module 'virtual:repository' {
  const files: string | undefined;
  export default files;
}
