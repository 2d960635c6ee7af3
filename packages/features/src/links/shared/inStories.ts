interface ExampleWorld {
  projects: readonly { id: number; images: readonly { id: number }[] }[];
}

/** The link of the stories: the demo's birthday, whose client has chosen three of five photos and remarked the second. */
export function exampleLink(world: ExampleWorld) {
  const project = world.projects.find(({ id }) => id === 105);
  const ids = project?.images.map(({ id }) => id) ?? [];
  return {
    projectId: 105,
    token: 'client-link',
    shows: 'originals' as const,
    canDownload: false,
    choiceLimit: 5,
    favourites: new Set(ids.slice(0, 3)),
    remarks: new Map(ids.slice(1, 2).map((id) => [id, { text: 'Уберите, пожалуйста, царапинку на щеке', at: '2026-11-01T10:00:00Z' }])),
  };
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
