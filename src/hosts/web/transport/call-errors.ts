import { ORPCError } from '@orpc/client';
import { errorStatus, type ErrorCode, type ErrorFacts } from '#kernel/app-error.ts';
import { CallError } from '#client/transport.ts';

const gatewayStatus = new Set([502, 503, 504]);

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatus, code);
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Says a failed call in the client's own words; an aborted one passes unchanged. */
export function toCallError(error: unknown): unknown {
  if (isAbort(error)) return error;
  if (!(error instanceof ORPCError)) return new CallError('UNREACHABLE', {}, { cause: error });
  const { code, status, data } = error as ORPCError<string, unknown>;
  if (isErrorCode(code)) return new CallError(code, (data ?? {}) as ErrorFacts, { cause: error });
  // A proxy in front answers for a server that is away.
  if (gatewayStatus.has(status)) return new CallError('UNREACHABLE', {}, { cause: error });
  return new CallError('INTERNAL', {}, { cause: error });
}
