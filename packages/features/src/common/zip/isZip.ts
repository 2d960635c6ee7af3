/** Whether a file is an archive, by its type, as each system calls it, or by the end of its name (ledger ZIP-18). */
export const isZip = ({ name, type = '' }: { name: string; type?: string }): boolean =>
  /^application\/(?:x-)?zip(?:-compressed)?$/.test(type) || /\.zip$/i.test(name);
