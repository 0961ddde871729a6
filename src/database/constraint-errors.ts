import { AppError } from '#kernel/app-error.ts';

/**
 * How a constraint that PostgreSQL reports as broken becomes a refusal. Services wrap the write alone:
 *
 *     await refusing(serviceRows.insert(db, [row]), {
 *       service_by_name: () => new AppError('SERVICE_NAME_TAKEN'),
 *     });
 *
 * The keys are names of unique indexes and constraints. Every other error passes through unchanged. Where any
 * reference to a deleted record means the same, `refusingReferenced` needs no names.
 */

/** SQLSTATE codes of broken constraints that carry a name (PostgreSQL manual, appendix A, class 23). */
const constraintStates = new Set(['23001', '23503', '23505', '23514', '23P01']);

/** Restrict violation and foreign key violation; PostgreSQL 18 uses the first for `on delete restrict`. */
const referenceStates = new Set(['23001', '23503']);

/** The SQLSTATE of an error of PostgreSQL; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/**
 * Waits for a write; a broken constraint that is named in `refusals` is thrown as its refusal, with the error of
 * the database as `cause`.
 */
export async function refusing<T>(
  write: Promise<T>,
  refusals: Readonly<Record<string, () => AppError>>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const name = brokenConstraint(error, Object.keys(refusals));
    throw name === undefined ? error : withCause(refusals[name]!(), error);
  }
}

/** Waits for a deletion; any record that refers to the deleted one makes it fail with the refusal. */
export async function refusingReferenced<T>(write: Promise<T>, refusal: () => AppError): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw referenceStates.has(sqlState(error) ?? '') ? withCause(refusal(), error) : error;
  }
}

/** Which of the given constraints the error says was broken; undefined when it is another error. */
function brokenConstraint(error: unknown, names: readonly string[]): string | undefined {
  if (!constraintStates.has(sqlState(error) ?? '')) return undefined;
  const broken = reportedName(error as ReportedError);
  const withoutShard = broken?.replace(/_\d+$/, '');
  return names.find((name) => name === broken) ?? names.find((name) => name === withoutShard);
}

type ReportedError = Error & { constraint?: unknown };

/** On a cluster the error comes from a shard: its constraint is named in the words alone, with the shard's number. */
function reportedName({ constraint, message }: ReportedError): string | undefined {
  return typeof constraint === 'string' ? constraint : /constraint "([^"]+)"/.exec(message)?.[1];
}

function withCause({ code, facts }: AppError, cause: unknown): AppError {
  return new AppError(code, facts, { cause });
}
