import { createHmac } from 'node:crypto';

/** The codes on the cards of pupils. They hold no name, and are signed: a card of another portal or project, or a changed one, is nobody’s. */
export interface CardCodes {
  of: (projectId: number, groupId: number) => string;
  /** The group that a code of this project names; null: it is no code of this project. */
  read: (projectId: number, code: string) => number | null;
}

/** What every code begins with. Capital letters, digits and colons make a smaller QR code than other characters. */
export const cardPrefix = 'DIAFRAGMA:';

/** All processes that share the secret accept each other's codes. */
export function signCards(secret: string): CardCodes {
  const sign = (text: string): string => createHmac('sha256', secret).update(`card ${text}`).digest('hex').slice(0, 10).toUpperCase();
  const of = (projectId: number, groupId: number): string => {
    const text = `${projectId}:${groupId}`;
    return `${cardPrefix}${text}:${sign(text)}`;
  };
  return {
    of,
    read(projectId, code) {
      const [, groupId] = /^DIAFRAGMA:\d{1,15}:(\d{1,15}):/.exec(code) ?? [];
      return groupId !== undefined && of(projectId, Number(groupId)) === code ? Number(groupId) : null;
    },
  };
}
