import { readIssue } from './issue.ts';

/** The refusals that every area may make, with the HTTP status each is answered with. */
export const sharedErrors = {
  INVALID_INPUT: 400,
  SIGNED_OUT: 401,
  FORBIDDEN: 403,
  ORIGIN_REFUSED: 403,
  MODULE_OFF: 403,
  /** The hospital asks everybody for a second factor, and this person has none yet. */
  TWO_FACTOR_SETUP_REQUIRED: 403,
  /** The operator has suspended the hospital: nothing is written; to who signs in or brings a link the facts say how the operator is reached. */
  HOSPITAL_SUSPENDED: 403,
  /** A restricted record: its reader needs emr.sensitive or emergency access. */
  RECORD_RESTRICTED: 403,
  NOT_FOUND: 404,
  STALE: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  /** Who entered a result, or asked for a refund, does not approve it. */
  SECOND_PERSON_REQUIRED: 409,
  /** A medicine is stopped and no reason was given; the facts name what stops it. */
  SAFETY_STOP: 409,
  /** The record's state does not allow it (any more), such as a payment on a void invoice. */
  WRONG_STATE: 409,
  PAYLOAD_TOO_LARGE: 413,
  /** A form, a file or a text where every call takes JSON. */
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_KEY_MISSING: 428,
  TOO_MANY_ATTEMPTS: 429,
  INTERNAL: 500,
  /** A stored file was encrypted with a key that this server does not have. */
  FILE_KEY_MISSING: 500,
  /** A stored file was changed or cut off since it was encrypted. */
  FILE_DAMAGED: 500,
  DATABASE_AWAY: 503,
  /** The store of files does not answer: nothing was written, and the same may be sent again. */
  FILES_AWAY: 503,
  /** The server's disk or its store of files is full: nothing was written, and the same may be sent again when there is room. */
  DISK_FULL: 507,
  /** The browser's storage is full (demo). */
  STORAGE_FULL: 507,
} as const satisfies Record<string, number>;

/** The codes of an area's own refusals, in the form that `AreaErrors` takes. */
export type Codes<Errors extends Record<string, number>> = Readonly<Errors>;

/** The codes of the areas: each `x.errors.ts` adds its own here, and its area registers their statuses. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the areas
export interface AreaErrors {}

/** Every refusal that the system makes on purpose. */
export type ErrorCode = keyof typeof sharedErrors | keyof AreaErrors;

/** Facts that travel with a refusal: never patient details beyond what the caller may read. */
export type ErrorFacts = Record<string, unknown>;

/** An expected refusal; the screen that shows it has the words for the user. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly facts: ErrorFacts;

  constructor(code: ErrorCode, facts: ErrorFacts = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'AppError';
    this.code = code;
    this.facts = facts;
  }
}

/** True for a refusal with one of the given codes. */
export function isAppError(error: unknown, ...codes: ErrorCode[]): error is AppError {
  return error instanceof AppError && (codes.length === 0 || codes.includes(error.code));
}

/** Refuses input with one issue per field; keys are dotted paths such as `patient.phone`. */
export function invalidFields(fields: Readonly<Record<string, string>>): AppError {
  const issues = Object.entries(fields).map(([path, written]) => [
    path,
    readIssue(written) ?? { code: 'value.invalid' },
  ]);
  return new AppError('INVALID_INPUT', { fields: Object.fromEntries(issues) });
}
