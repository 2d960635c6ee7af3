/** Whether a file is an archive, by its MIME type, which differs between systems, or by its extension (ledger ZIP-18). */
export const isZip = ({ name, type = '' }: { name: string; type?: string }): boolean =>
  /^application\/(?:x-)?zip(?:-compressed)?$/.test(type) || /\.zip$/i.test(name);
