import { ORPCError, os } from '@orpc/server';
import type { CallerRequest } from '#server/caller-request.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Dispatcher } from '#server/dispatcher/dispatcher.ts';

export interface TransportContext {
  request: CallerRequest;
  /** Hears of defects, for the log; the caller only gets a reference. */
  onDefect(error: unknown, call: string): string;
}

// The dispatcher parses and checks by itself, so that every way in does it the same way; NaN keeps the
// transport from doing it a second time.
const base = os.$context<TransportContext>().$config({
  initialInputValidationIndex: Number.NaN,
  initialOutputValidationIndex: Number.NaN,
});

/** An answer of nothing but JSON values. As an object of a class it is not copied by transports that look for others. */
class PlainAnswer {
  readonly #answer: unknown;

  constructor(answer: unknown) {
    this.#answer = answer;
  }

  toJSON(): unknown {
    return this.#answer;
  }
}

/** The part of the dispatcher that a transport needs. */
export type CallServer = Pick<Dispatcher, 'calls' | 'run' | 'statuses'>;

/** Every call of the dispatcher as a router that the oRPC transports can serve, by area and verb. */
export function createRouter(dispatcher: CallServer) {
  const areas: Record<string, Record<string, ReturnType<typeof procedureOf>>> = {};
  for (const id of dispatcher.calls.keys()) {
    const [area, verb] = splitId(id);
    areas[area] ??= {};
    areas[area][verb] = procedureOf(dispatcher, id);
  }
  return areas;
}

function procedureOf(dispatcher: CallServer, id: string) {
  const { call } = dispatcher.calls.get(id)!;
  return base
    .route({
      method: call.method,
      path: call.path,
      operationId: call.id,
      summary: call.summary,
      tags: [splitId(id)[0]],
      inputStructure: 'compact',
    })
    .input(call.input)
    .output(call.output)
    .handler(async ({ input, context }) => {
      try {
        return new PlainAnswer(await dispatcher.run(id, input, context.request));
      } catch (error) {
        throw toWire(dispatcher, error, id, context);
      }
    });
}

/** Splits `area.verb`. */
export function splitId(id: string): [string, string] {
  const dot = id.indexOf('.');
  return [id.slice(0, dot), id.slice(dot + 1)];
}

function toWire(
  dispatcher: CallServer,
  error: unknown,
  id: string,
  context: TransportContext,
): ORPCError<string, unknown> {
  if (error instanceof AppError) {
    return new ORPCError(error.code, {
      status: dispatcher.statuses.of(error.code),
      message: error.code,
      data: error.facts,
    });
  }
  const reference = context.onDefect(error, id);
  return new ORPCError('INTERNAL', { status: 500, message: 'INTERNAL', data: { reference } });
}
