/** Why an archive is not read at all. */
export type ZipFault = 'not-a-zip' | 'broken' | 'encrypted' | 'too-many' | 'too-large' | 'bomb';

/** The only error that is the archive's fault; any other one is a fault of the server. */
export class ZipError extends Error {
  readonly fault: ZipFault;

  constructor(fault: ZipFault, cause?: unknown) {
    super(`Archive refused: ${fault}`, { cause });
    this.name = 'ZipError';
    this.fault = fault;
  }
}
