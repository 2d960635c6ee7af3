declare module 'virtual:texts' {
  const known: ReturnType<typeof import('./texts-plugin.ts').readTexts> & { files?: string };
  export default known;
}
