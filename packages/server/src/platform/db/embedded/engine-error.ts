import type { EngineFailure } from './messages.ts';

/** An error of a statement, with the same fields as the errors of `pg`. */
export class EngineError extends Error implements EngineFailure {
  readonly code?: string;

  constructor(failure: EngineFailure) {
    super(failure.message);
    Object.assign(this, failure);
    this.name = 'EngineError';
  }
}
