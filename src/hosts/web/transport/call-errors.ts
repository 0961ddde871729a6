import { ORPCError } from '@orpc/client';
import { sharedErrors, type ErrorCode, type ErrorFacts } from '#kernel/app-error.ts';
import { CallError } from '#client/transport.ts';

const gatewayStatus = new Set([502, 503, 504]);

// A refusal of ours has its code for a message; what the transport or a proxy says has a sentence there.
function isRefusal({ code, message }: ORPCError<string, unknown>): boolean {
  return Object.hasOwn(sharedErrors, code) || message === code;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Says a failed call in the client's own words; an aborted one passes unchanged. */
export function toCallError(error: unknown): unknown {
  if (isAbort(error)) return error;
  if (!(error instanceof ORPCError)) return new CallError('UNREACHABLE', {}, { cause: error });
  const { code, status, data } = error as ORPCError<string, unknown>;
  if (isRefusal(error)) return new CallError(code as ErrorCode, (data ?? {}) as ErrorFacts, { cause: error });
  // A proxy in front answers for a server that is away.
  if (gatewayStatus.has(status)) return new CallError('UNREACHABLE', {}, { cause: error });
  return new CallError('INTERNAL', {}, { cause: error });
}
