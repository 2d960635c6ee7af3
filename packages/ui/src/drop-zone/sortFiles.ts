/** Which files are accepted. Type and size are checked here; the server checks the content. */
export interface FileRules {
  /** Media types (`image/jpeg`, `image/*`) and extensions (`.zip`): a file that matches one of them is accepted. */
  accept: readonly string[];
  /** The largest accepted size, in bytes. */
  maxBytes?: number | undefined;
  /** More than one file at once. */
  allowsMultiple?: boolean | undefined;
}

/** Why a file was not accepted. `count`: only one file was expected, and this is another one. */
export type RefusalReason = 'type' | 'size' | 'empty' | 'count' | 'folder' | 'unreadable';

export interface RefusedFile {
  name: string;
  reason: RefusalReason;
}

function fits({ name, type }: File, pattern: string): boolean {
  if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern.toLowerCase());
  return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

/** Whether a file is of an accepted kind, by its type or its name. */
export const fitsRules = (file: File, { accept }: Pick<FileRules, 'accept'>): boolean => accept.some((pattern) => fits(file, pattern));

function reasonAgainst(file: File, { accept, maxBytes = Infinity }: FileRules): RefusalReason | null {
  if (!fitsRules(file, { accept })) return 'type';
  if (file.size > maxBytes) return 'size';
  return file.size === 0 ? 'empty' : null;
}

/** Parts files into those that the rules allow and those refused, each with its reason, in the order they came. */
export function sortFiles(files: Iterable<File>, rules: FileRules): { accepted: File[]; refused: RefusedFile[] } {
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const reason = reasonAgainst(file, rules) ?? (accepted.length > 0 && !rules.allowsMultiple ? 'count' : null);
    if (reason) refused.push({ name: file.name, reason });
    else accepted.push(file);
  }
  return { accepted, refused };
}
