import type { Retouched } from '@portal/api';

interface ExampleWorld {
  projects: readonly { id: number; images: readonly { id: number }[] }[];
}

/** The share of the stories: the demo's birthday, whose client has chosen three of five photos and remarked the second. */
export function exampleShare(world: ExampleWorld) {
  const project = world.projects.find(({ id }) => id === 105);
  const ids = project?.images.map(({ id }) => id) ?? [];
  return {
    projectId: 105,
    token: 'client-share',
    shows: 'originals' as const,
    canDownload: false,
    choiceLimit: 5,
    favourites: new Set(ids.slice(0, 3)),
    remarks: new Map(ids.slice(1, 2).map((id) => [id, { text: 'Уберите, пожалуйста, царапинку на щеке', at: '2026-11-01T10:00:00Z' }])),
  };
}

/** Gives photos that a client has accepted a new version that the photographer has shown since. */
export function renew(photos: readonly Retouched[]): void {
  for (const photo of photos) {
    const { name, size, createdAt, urls } = photo;
    const accepted = { number: 1, name, size, createdAt, original: urls.original, shownAt: createdAt, acceptedAt: createdAt };
    Object.assign(photo, { version: 2, earlier: [accepted] });
  }
}

/** Stores passes for PINs, as a tab does. */
export function keptPasses() {
  const passes = new Map<string, string>();
  return {
    visitor: () => 'visitor-of-a-story',
    read: (token: string) => passes.get(token) ?? null,
    write: (token: string, pass: string) => void passes.set(token, pass),
    clear: () => passes.clear(),
  };
}

/** Stores which families a share has led to, as a browser does. */
export function keptFamilies() {
  let current: string | null = null;
  let named = new Map<string, string>();
  let parents = new Map<string, string>();
  return {
    current: (token: string) => (current !== token ? current : null),
    named: (_token: string, name: string) => named.get(name) ?? null,
    parentOf: (family: string) => parents.get(family) ?? null,
    remember: (token: string, name: string, family: string) => {
      current = family;
      named.set(name, family);
      parents.set(family, token);
    },
    leave: () => {
      current = null;
    },
    forget: () => {
      current = null;
      named = new Map();
    },
    clear: () => {
      current = null;
      named = new Map();
      parents = new Map();
    },
  };
}
