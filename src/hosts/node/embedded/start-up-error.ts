/** A reason the server cannot start; its message is one sentence for the person at the terminal. */
export class StartUpError extends Error {
  override readonly name = 'StartUpError';
}

/** Turns the file system's refusal of the data directory into a StartUpError; else the error passes through. */
export function explainFileSystemError(error: unknown, dataDirectory: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
    // What PostgreSQL says of it.
    case '53100':
      return diskFull(dataDirectory);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new StartUpError(
        `Openward may not write to ${dataDirectory}: give the user who runs it write access, or set DATA_DIR to another folder.`,
        { cause: error },
      );
    default:
      return error;
  }
}

/** Turns what PostgreSQL wrote before it gave up into a StartUpError. */
export function explainPostgresOutput(output: string, dataDirectory: string, logFile: string): StartUpError {
  if (/No space left on device|Disk quota exceeded/i.test(output)) return diskFull(dataDirectory);
  if (
    /lock file "[^"]*" already exists|pre-existing shared memory block|could not bind|could not create any/i.test(
      output,
    )
  ) {
    return new StartUpError(
      `The database in ${dataDirectory} could not open its socket or is still held by another PostgreSQL: stop that one and start again (details in ${logFile}).`,
    );
  }
  if (/Permission denied|Operation not permitted|Read-only file system/i.test(output)) {
    return new StartUpError(
      `The database may not write to ${dataDirectory}: its files must belong to the user PostgreSQL runs as (details in ${logFile}).`,
    );
  }
  if (/database files are incompatible/i.test(output)) {
    return new StartUpError(
      `The database files in ${dataDirectory} do not fit this PostgreSQL: start them with the Openward that made them (details in ${logFile}).`,
    );
  }
  // What it told those who came too early says nothing of itself.
  const fatal = /\b(?:FATAL|PANIC|error):\s*(?!the database system is )(\S.*)/i.exec(output)?.[1];
  return new StartUpError(
    `The database in ${dataDirectory} did not start${fatal ? ` (${fatal})` : ''}: see ${logFile}.`,
  );
}

function diskFull(dataDirectory: string): StartUpError {
  return new StartUpError(`The disk that holds ${dataDirectory} is full: free some space and start again.`);
}
