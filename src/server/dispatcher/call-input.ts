import type { CallerRequest } from '../caller-request.ts';
import type { IdempotencyKey } from '#database/idempotency.ts';
import { sha256 } from '#database/sha256.ts';
import type { Actor } from '#kernel/access/actor.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { Call } from '#kernel/define-call.ts';

function withoutSecrets(call: Call, input: unknown): unknown {
  if (!call.secretFields) return input;
  return Object.fromEntries(
    Object.entries(input as object).filter(([field]) => !call.secretFields?.includes(field)),
  );
}

/** The answer as it is stored for a repeat: what is told once is not in it. */
export function answerToKeep(call: Call, answer: unknown): unknown {
  if (!call.toldOnce) return answer;
  const withheld = Object.fromEntries(call.toldOnce.map((field) => [field, null]));
  return { ...(answer as object), ...withheld };
}

/** What is wrong is told of so many fields at most, and of each with so much of its path. */
const told = { fields: 50, pathLength: 200 } as const;

/** @throws AppError INVALID_INPUT with what is wrong at each field, never with more of the input than a short piece. */
export function parseInput(call: Call, input: unknown): unknown {
  const result = call.input.safeParse(input ?? {});
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues.slice(0, told.fields)) {
    const path = issue.path.map(String).join('.').slice(0, told.pathLength) || 'input';
    fields[path] ??= issue.message;
  }
  throw invalidFields(fields);
}

/** The key of a submission, and what it was asked for with. @throws AppError IDEMPOTENCY_KEY_MISSING. */
export async function readKey(
  call: Call,
  actor: Actor,
  input: unknown,
  request: CallerRequest,
): Promise<IdempotencyKey> {
  const key = request.idempotencyKey;
  if (!key || !/^[\x21-\x7e]{8,200}$/.test(key)) throw new AppError('IDEMPOTENCY_KEY_MISSING');
  const inputHash = await sha256(JSON.stringify(withoutSecrets(call, input)));
  return { tenantId: actor.tenantId, userId: actor.userId, key, call: call.id, inputHash };
}
