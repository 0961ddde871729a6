import { readIssue } from './issue.ts';

/** Every refusal the system makes on purpose, with the HTTP status it is answered with. */
export const errorStatus = {
  INVALID_INPUT: 400,
  SIGNED_OUT: 401,
  INVALID_CREDENTIALS: 401,
  /** The password was right; the code of the authenticator app is still missing or was wrong. */
  TWO_FACTOR_REQUIRED: 401,
  TWO_FACTOR_INVALID: 401,
  FORBIDDEN: 403,
  ORIGIN_REFUSED: 403,
  MODULE_OFF: 403,
  /** Nobody grants, or takes over, what they do not hold themselves. */
  BEYOND_OWN_PERMISSIONS: 403,
  /** The hospital asks everybody for a second factor, and this person has none yet. */
  TWO_FACTOR_SETUP_REQUIRED: 403,
  /** A restricted record: its reader needs emr.sensitive or emergency access. */
  RECORD_RESTRICTED: 403,
  /** An emergency access is judged by somebody else than who opened it. */
  OWN_EMERGENCY_ACCESS: 403,
  NOT_FOUND: 404,
  STALE: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  PATIENT_DUPLICATE: 409,
  APPOINTMENT_CLASH: 409,
  /** The record is open to this person anyway. */
  EMERGENCY_NOT_NEEDED: 409,
  EMAIL_TAKEN: 409,
  /** Work hangs on the appointment: it can be cancelled, not deleted. */
  APPOINTMENT_IN_USE: 409,
  TEST_NAME_TAKEN: 409,
  SERVICE_NAME_TAKEN: 409,
  /** The laboratory order stands on an invoice already. */
  INVOICE_EXISTS: 409,
  /** The hospital's rule: no order is completed while a result is missing or unverified. */
  RESULTS_OPEN: 409,
  /** Who entered a result, or asked for a refund, does not approve it. */
  SECOND_PERSON_REQUIRED: 409,
  /** The record's state does not allow it (any more), such as a payment on a void invoice. */
  WRONG_STATE: 409,
  /** More than what is still due, or more than what was paid. */
  AMOUNT_TOO_HIGH: 409,
  CASHIER_DAY_CLOSED: 409,
  COMMISSIONS_OFF: 409,
  NOTHING_TO_PAY_OUT: 409,
  ROLE_NAME_TAKEN: 409,
  /** Somebody set up twice, or took away what the hospital asks of everybody. */
  TWO_FACTOR_ALREADY_ON: 409,
  TWO_FACTOR_MANDATORY: 409,
  SYSTEM_ROLE: 409,
  LAST_ADMINISTRATOR: 409,
  /** Nobody deactivates or deletes themselves, or makes a link that goes round their own password. */
  OWN_ACCOUNT: 409,
  /** The account is inactive, or a link of this kind is not for it: `reason` tells which. */
  ACCOUNT_NOT_READY: 409,
  LINK_INVALID: 410,
  PAYLOAD_TOO_LARGE: 413,
  IDEMPOTENCY_KEY_MISSING: 428,
  TOO_MANY_ATTEMPTS: 429,
  INTERNAL: 500,
  DATABASE_AWAY: 503,
  /** The browser's storage is full (demo). */
  STORAGE_FULL: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** Facts that travel with a refusal: never patient details beyond what the caller may read. */
export type ErrorFacts = Record<string, unknown>;

/** An expected refusal; its words for the user stand in the texts of the screen that shows it. */
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
  const issues = Object.entries(fields).map(([path, written]) => [path, readIssue(written) ?? written]);
  return new AppError('INVALID_INPUT', { fields: Object.fromEntries(issues) });
}
