declare module 'virtual:mentions' {
  const mentions: Record<string, import('./mentions-plugin.ts').Mention[]>;
  export default mentions;
}
