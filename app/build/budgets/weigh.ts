/** A file of the build. */
export interface BuiltFile {
  name: string;
  /** Its entry module, if it has one. */
  begins: string | null;
  /** Files that it imports statically. */
  needs: readonly string[];
  /** Its style sheets. */
  styles: readonly string[];
  /** Bytes of code, compressed. */
  size: number;
  /** Its modules with their share of that size. */
  modules: Readonly<Record<string, number>>;
}

export interface Build {
  files: readonly BuiltFile[];
  /** Bytes of the style sheets, compressed. */
  styles: Readonly<Record<string, number>>;
}

/** The limits of an address before it works, in kB as sent (gzip). */
export interface Budget {
  address: string;
  /** Its entry modules. */
  begins: readonly string[];
  script: number;
  style: number;
  /** For visitors: no code of the cabinet is allowed. */
  isPublic?: boolean;
}

export interface Weight {
  script: number;
  style: number;
  /** The heaviest modules first. */
  modules: readonly (readonly [name: string, size: number])[];
}

/** Rounded up, so that a size beyond its limit never reads as the limit. */
const kB = (bytes: number) => `${(Math.ceil(bytes / 100) / 10).toFixed(1)} kB`;

/** Code of the cabinet. */
const isPrivate = (module: string) => /packages\/features\/src\/(cabinet|projects)\//.test(module);

/** Everything that an address loads before it works. */
export function weigh({ files, styles }: Build, begins: readonly string[]): Weight {
  const byName = new Map(files.map((file) => [file.name, file]));
  const found = new Set<BuiltFile>();
  const follow = (file: BuiltFile | undefined): void => {
    if (!file || found.has(file)) return;
    found.add(file);
    for (const name of file.needs) follow(byName.get(name));
  };
  for (const module of begins) {
    const file =
      files.find((one) => one.begins?.endsWith(module)) ??
      // A module shared by several entries is in a chunk without an entry module.
      files.find((one) => Object.keys(one.modules).some((name) => name.endsWith(module)));
    if (!file) throw new Error(`The build has no ${module}: name its replacement in app/build/budgets/budgets.ts.`);
    follow(file);
  }
  const all = [...found];
  const sheets = new Set(all.flatMap((file) => file.styles));
  return {
    script: all.reduce((sum, file) => sum + file.size, 0),
    style: [...sheets].reduce((sum, name) => sum + (styles[name] ?? 0), 0),
    modules: all.flatMap((file) => Object.entries(file.modules)).toSorted(([, one], [, other]) => other - one),
  };
}

/** A sentence for each exceeded limit. */
export function complaints(build: Build, budgets: readonly Budget[]): string[] {
  return budgets.flatMap(({ address, begins, script, style, isPublic = false }) => {
    const weight = weigh(build, begins);
    const heaviest = weight.modules.slice(0, 5).map(([name, size]) => `${name} (${kB(size)})`);
    const strangers = isPublic ? weight.modules.filter(([name]) => isPrivate(name)).map(([name]) => name) : [];
    return [
      ...(weight.script > script * 1000
        ? [`${address} needs ${kB(weight.script)} of code, ${script} kB are allowed. The most: ${heaviest.join(', ')}.`]
        : []),
      ...(weight.style > style * 1000 ? [`${address} needs ${kB(weight.style)} of styles, ${style} kB are allowed.`] : []),
      ...(strangers.length > 0 ? [`${address} is for visitors, and contains code of the cabinet: ${strangers.join(', ')}.`] : []),
    ];
  });
}
