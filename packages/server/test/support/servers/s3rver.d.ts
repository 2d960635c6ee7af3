declare module '@20minutes/s3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Options {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    vhostBuckets: boolean;
    allowMismatchedSignatures: boolean;
    configureBuckets: { name: string }[];
  }

  /** Where it stores the objects: a folder. */
  interface Store {
    listObjects: (bucket: string, options: { maxKeys: number }) => Promise<unknown>;
    deleteObject: (bucket: string, key: string) => Promise<void>;
    getResourcePath(bucket: string, key: string, resource: string): string;
  }

  /** An S3 server for tests; it brings no types. */
  export default class S3rver {
    constructor(options: Options);
    store: Store;
    configureBuckets(): Promise<void>;
    /** Answers a request; resolves when nothing of it is left to do. */
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  }
}
