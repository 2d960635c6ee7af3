/** A file of the build: what it needs, and what it is made of. */
export interface BuiltFile {
  name: string;
  /** The module that it begins with, where one asks for it. */
  begins: string | null;
  /** Files that it cannot be without. */
  needs: readonly string[];
  /** Its style sheets. */
  styles: readonly string[];
  /** Bytes of code, compressed. */
  size: number;
  /** Its modules with their shares of that. */
  modules: Readonly<Record<string, number>>;
}

export interface Build {
  files: readonly BuiltFile[];
  /** Bytes of the style sheets, compressed. */
  styles: Readonly<Record<string, number>>;
}

/** What an address may need before it works, in kB as they are sent (gzip). */
export interface Budget {
  address: string;
  /** The modules that it begins with. */
  begins: readonly string[];
  script: number;
  style: number;
  /** For visitors: nothing of the cabinet may come along. */
  isPublic?: boolean;
}

export interface Weight {
  script: number;
  style: number;
  /** The heaviest modules first. */
  modules: readonly (readonly [name: string, size: number])[];
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What stands behind the sign-in. */
const isPrivate = (module: string) => /packages\/features\/src\/(cabinet|orders)\//.test(module);

/** Everything that comes with an address before it works. */
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
      // What several need stands in a file that begins with nothing.
      files.find((one) => Object.keys(one.modules).some((name) => name.endsWith(module)));
    if (!file) throw new Error(`The build has no ${module}: say in app/build/budgets/budgets.ts what took its place.`);
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

/** A sentence for each limit that the build has crossed. */
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
      ...(strangers.length > 0 ? [`${address} is for visitors, and carries code of the cabinet: ${strangers.join(', ')}.`] : []),
    ];
  });
}
