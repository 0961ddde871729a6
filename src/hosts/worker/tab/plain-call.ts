import type { Dispatcher } from '#server/dispatcher/dispatcher.ts';
import { AppError, type ErrorCode, type ErrorFacts } from '#kernel/app-error.ts';

/** A call in a form that can be posted from tab to tab. */
export interface PlainCall {
  id: string;
  input: unknown;
  token: string | null;
  idempotencyKey: string | null;
  isUnattended: boolean;
  /** The hospital that the operator reads for support. */
  supports?: string | null;
}

/** What a call came to; `token` is there when it began (text) or ended (null) a session. */
export type PlainAnswer = { token?: string | null } & (
  | { kind: 'answered'; output: unknown }
  | { kind: 'refused'; code: ErrorCode; facts: ErrorFacts }
  | { kind: 'failed'; message: string }
);

/** Runs a call and never rejects. */
export async function answerPlainly(
  dispatcher: Pick<Dispatcher, 'run'>,
  call: PlainCall,
  onDefect: (error: unknown) => void,
): Promise<PlainAnswer> {
  const session: { token?: string | null } = {};
  try {
    const output = await dispatcher.run(call.id, call.input, {
      token: call.token,
      idempotencyKey: call.idempotencyKey,
      ipAddress: 'N/A',
      userAgent: navigator.userAgent,
      device: null,
      isUnattended: call.isUnattended,
      supports: call.supports ?? null,
      keepDevice: () => {},
      startSession: (token) => void (session.token = token),
      endSession: () => void (session.token = null),
    });
    return { kind: 'answered', output, ...session };
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', code: error.code, facts: error.facts };
    onDefect(error);
    return { kind: 'failed', message: String(error) };
  }
}

/** What the caller's own transport gets: the output, or the error thrown again. */
export function outputOf(answer: PlainAnswer): unknown {
  if (answer.kind === 'refused') throw new AppError(answer.code, answer.facts);
  if (answer.kind === 'failed') throw new Error(answer.message);
  return answer.output;
}
