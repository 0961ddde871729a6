import type { z } from 'zod';
import type { Call, CallInput } from '#kernel/define-call.ts';
import type { CallContext } from './call-context.ts';
import type { PublicContext } from './public-context.ts';

type ContextOf<C extends Call> = C['access'] extends 'public' ? PublicContext : CallContext;

export interface HandledCall {
  readonly call: Call;
  readonly handler: (context: never, input: never) => Promise<unknown>;
}

/** Joins a declared call and the function that serves it; types of both must agree. */
export function handle<C extends Call>(
  call: C,
  handler: (context: ContextOf<C>, input: CallInput<C>) => Promise<z.input<C['output']>>,
): HandledCall {
  return { call, handler };
}
