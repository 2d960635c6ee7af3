import { type Project, spellingKey } from '@portal/api';

/** Projects that are not archived, the most urgent first: by deadline, and those without one after them, the newest first. */
export function inWork(projects: readonly Project[]): Project[] {
  return projects
    .filter(({ archivedAt }) => archivedAt === null)
    .toSorted((one, other) => {
      if (one.deadline !== null && other.deadline !== null && one.deadline !== other.deadline)
        return one.deadline < other.deadline ? -1 : 1;
      if ((one.deadline === null) !== (other.deadline === null)) return one.deadline === null ? 1 : -1;
      return Date.parse(other.createdAt) - Date.parse(one.createdAt);
    });
}

/** How many clients the projects name. Two with one email, phone or (where neither is known) name are one. */
export function countClients(projects: readonly Project[]): number {
  const keys = projects.flatMap(
    ({ clientEmail, clientPhone, clientName }) =>
      clientEmail?.toLowerCase() ?? clientPhone ?? (clientName === null ? [] : spellingKey(clientName)),
  );
  return new Set(keys).size;
}
