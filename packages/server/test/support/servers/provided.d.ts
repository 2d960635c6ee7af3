declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated embedded database, closed: each test copies it. */
    embeddedTemplate: string;
    /** Administrator's address of a PostgreSQL server; empty when there is none. */
    postgresUrl: string;
    /** Name of the migrated database there, that each test copies. */
    postgresTemplate: string;
  }
}

export {};
