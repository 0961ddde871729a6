import { sqlState } from '#database/constraint-errors.ts';
import { AppError, type ErrorCode } from '#kernel/app-error.ts';

/** What a database error that no service expected means to the caller, by SQLSTATE. */
const meanings: Record<string, ErrorCode> = {
  // A reference to a record that is not there, or that belongs to another hospital: the same answer.
  '23503': 'NOT_FOUND',
  // Cancelled by time limit, deadlock, serialization, lock timeout: nothing was written, trying again helps.
  '57014': 'DATABASE_AWAY',
  '40P01': 'DATABASE_AWAY',
  '40001': 'DATABASE_AWAY',
  '55P03': 'DATABASE_AWAY',
  '53100': 'DISK_FULL',
};

/** What the file system says when a file does not fit. */
const noRoom: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

// Class 22 is a value that PostgreSQL cannot take, such as a forged cursor.
/** Turns what a handler threw into a refusal where it is one; anything else is a defect and passes through. */
export function toAppError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  if (error instanceof Error && 'code' in error && noRoom.has(error.code)) {
    return new AppError('DISK_FULL', {}, { cause: error });
  }
  const code = sqlState(error);
  const meaning = code
    ? (meanings[code] ?? (code.startsWith('22') ? 'INVALID_INPUT' : undefined))
    : undefined;
  return meaning ? new AppError(meaning, {}, { cause: error }) : error;
}

/** Deadlock and serialization: PostgreSQL has undone the whole transaction, because others went on before it. */
const undone: ReadonlySet<string | undefined> = new Set(['40P01', '40001']);

const mostAttempts = 3;

/**
 * Runs a transaction, and runs it again where PostgreSQL has undone it so that others could go on, or where it refuses a
 * change as stale and tells the version that was seen. One that fails in any other way, or three times, fails: nobody
 * knows what became of it, or everybody waits for everybody.
 */
export async function repeatedWhereUndone<T>(attempt: () => Promise<T>, input: unknown): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      const isWorthAnother = undone.has(sqlState(error)) || tellsWhatWasSeen(error, input);
      if (attempts === mostAttempts || !isWorthAnother) throw error;
    }
  }
}

/**
 * Somebody else saved between the read and the write: what is told as stored is what the person has seen already. Read
 * anew, it is what the other has saved.
 */
function tellsWhatWasSeen(error: unknown, input: unknown): boolean {
  if (!(error instanceof AppError) || error.code !== 'STALE') return false;
  const seen = versionOf(input);
  return seen !== undefined && versionOf(error.facts['current']) === seen;
}

function versionOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
}
