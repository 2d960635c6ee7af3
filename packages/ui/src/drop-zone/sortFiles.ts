/** What may be taken. Both limits are checked here; the receiver checks the content of a file. */
export interface FileRules {
  /** Media types (`image/jpeg`, `image/*`) and name endings (`.zip`): a file that fits one of them is taken. */
  accept: readonly string[];
  /** The largest size that is still taken, in bytes. */
  maxBytes?: number | undefined;
  /** More than one file at once. */
  allowsMultiple?: boolean | undefined;
}

/** Why a file was not taken. `count`: one file was requested, this is another one. */
export type RefusalReason = 'type' | 'size' | 'empty' | 'count' | 'folder' | 'unreadable';

export interface RefusedFile {
  name: string;
  reason: RefusalReason;
}

function fits({ name, type }: File, pattern: string): boolean {
  if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern.toLowerCase());
  return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

function reasonAgainst(file: File, { accept, maxBytes = Infinity }: FileRules): RefusalReason | null {
  if (!accept.some((pattern) => fits(file, pattern))) return 'type';
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
