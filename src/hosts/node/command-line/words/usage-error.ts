/**
 * A command was given what it does not take. `reason` says what, as the first half of a sentence; the command adds what
 * it takes.
 */
export class UsageError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'UsageError';
  }
}
