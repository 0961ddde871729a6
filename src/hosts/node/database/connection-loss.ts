/** SQLSTATE classes that mean the server is gone, going, or cannot take us (PostgreSQL manual, appendix A). */
const lossCodes = /^(08|57P0[123]|53300|25006)/;
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND']);

/** True when an error says that the database is out of reach rather than that a statement was wrong. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as Error & { code?: unknown }).code;
  if (typeof code === 'string') return lossCodes.test(code) || socketCodes.has(code);
  return /connection (terminated|error|ended)|client was closed|not queryable|timeout exceeded/i.test(
    error.message,
  );
}
